#if canImport(Combine)
    import Combine

    extension APIClient {
        /// Publishes the value of an endpoint, and completes.
        ///
        /// ```swift
        /// client.publisher(for: UsersAPI.user(id: 1))
        ///     .receive(on: DispatchQueue.main)
        ///     .sink { completion in … } receiveValue: { user in … }
        ///     .store(in: &subscriptions)
        /// ```
        ///
        /// The request is sent on subscription, once for each subscriber. Cancelling the subscription cancels the
        /// request. It fails with ``APIError``, or with `CancellationError` after ``cancel(id:)``.
        ///
        /// - Important: Values arrive on no particular thread. A closure that is written on the main actor, as in a
        ///   view or a view controller, ends the process in Swift 6 mode when it is called elsewhere: `receive(on:)`
        ///   the main queue first.
        public func publisher<Response>(
            for endpoint: Endpoint<Response>,
            options: RequestOptions = RequestOptions()
        ) -> AnyPublisher<Response, any Error> {
            TaskPublisher { [self] emitter in
                emitter.offer(try await send(endpoint, options: options))
            }
            .eraseToAnyPublisher()
        }
    }
#endif
