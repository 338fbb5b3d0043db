#if canImport(Combine)
    import Combine
    import Foundation

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

        /// Publishes the pages of a list, one value for each, and completes after the last one.
        ///
        /// ```swift
        /// client.paginatePublisher(PostsAPI.posts()).prefix(3).sink { … } receiveValue: { page in … }
        /// ```
        ///
        /// The first page is asked for on subscription, each further one when the subscriber wants it. Otherwise it
        /// does as ``publisher(for:options:)`` does, also as to threads.
        public func paginatePublisher<Item>(
            _ endpoint: PagedEndpoint<Item>,
            options: RequestOptions = RequestOptions()
        ) -> AnyPublisher<Page<Item>, any Error> {
            TaskPublisher { [self] emitter in
                var iterator = pages(endpoint, options: options).makeAsyncIterator()
                while let page = try await iterator.next() {
                    emitter.offer(page)
                    // The end is known without asking for one more.
                    if iterator.request == nil { return }
                    try await emitter.demand()
                }
            }
            .eraseToAnyPublisher()
        }

        /// Publishes the progress of an upload, then the value of the endpoint, and completes.
        ///
        /// ```swift
        /// client.uploadPublisher(PhotosAPI.createPhoto(), from: .multipart(form))
        ///     .receive(on: DispatchQueue.main)
        ///     .sink { … } receiveValue: { event in
        ///         switch event {
        ///         case .progress(let progress): bar.progress = progress.fraction ?? 0
        ///         case .finished(let photo): show(photo)
        ///         }
        ///     }
        /// ```
        ///
        /// Progress that the subscriber does not want yet is replaced by the next. Otherwise it does as
        /// ``publisher(for:options:)`` does, also as to threads.
        ///
        /// - Parameters:
        ///   - endpoint: The endpoint.
        ///   - body: Replaces the body of the endpoint; nil keeps it.
        ///   - options: Options of this call.
        public func uploadPublisher<Response>(
            _ endpoint: Endpoint<Response>,
            from body: RequestBody? = nil,
            options: RequestOptions = RequestOptions()
        ) -> AnyPublisher<TransferEvent<Response>, any Error> {
            transferPublisher { [self] progress in
                try await upload(endpoint, from: body, options: options, progress: progress)
            }
        }

        /// Publishes the progress of a download, then where the file is, and completes.
        ///
        /// Otherwise it does as ``uploadPublisher(_:from:options:)`` does.
        ///
        /// - Parameters:
        ///   - endpoint: The endpoint.
        ///   - destination: Where the file goes; nil gives a temporary file, which the caller removes.
        ///   - options: Options of this call.
        public func downloadPublisher<Response>(
            _ endpoint: Endpoint<Response>,
            to destination: URL? = nil,
            options: RequestOptions = RequestOptions()
        ) -> AnyPublisher<TransferEvent<URL>, any Error> {
            transferPublisher { [self] progress in
                try await download(endpoint, to: destination, options: options, progress: progress)
            }
        }

        private func transferPublisher<Output>(
            _ transfer: @escaping @Sendable (_ progress: @escaping ProgressHandler) async throws -> Output
        ) -> AnyPublisher<TransferEvent<Output>, any Error> {
            TaskPublisher { new, waiting in
                if case (.progress, .progress) = (new, waiting) { true } else { false }
            } _: { emitter in
                emitter.offer(.finished(try await transfer { emitter.offer(.progress($0)) }))
            }
            .eraseToAnyPublisher()
        }
    }
#endif
