import Foundation

extension OAuthAuthorization {
    /// The code in the address that the browser came back with.
    ///
    /// Throws ``OAuthError`` if the server refused, or if the address belongs to another login.
    public func code(from callback: URL, for login: Login) throws -> String {
        let items = URLComponents(url: callback, resolvingAgainstBaseURL: false)?.queryItems ?? []
        func value(_ name: String) -> String? { items.first { $0.name == name }?.value }
        // First of all: whoever sends a foreign callback must not get anything out of it (RFC 6749, section 10.12).
        guard value("state") == login.state else { throw OAuthError.stateMismatch }
        if let error = value("error") { throw OAuthError.refused(code: error, description: value("error_description")) }
        guard let code = value("code"), !code.isEmpty else { throw OAuthError.missingCode }
        return code
    }

    /// Makes a token of the address that the browser came back with.
    ///
    /// Throws ``OAuthError``, or ``APIError`` when the server can't be asked or refuses.
    public func exchange(_ callback: URL, for login: Login, by client: APIClient) async throws -> OAuthToken {
        var form = FormParameters()
        form.add("grant_type", "authorization_code")
        form.add("code", try code(from: callback, for: login))
        form.add("redirect_uri", redirectURI)
        form.add("client_id", clientID)
        form.add("code_verifier", login.codeVerifier)
        return try await token(form, name: "exchange", by: client)
    }

    /// Makes a new token of a refresh token (RFC 6749, section 6).
    ///
    /// A server may keep the refresh token as it was; the result then repeats it.
    public func refresh(_ refreshToken: String, by client: APIClient) async throws -> OAuthToken {
        var form = FormParameters()
        form.add("grant_type", "refresh_token")
        form.add("refresh_token", refreshToken)
        form.add("client_id", clientID)
        var token = try await token(form, name: "refresh", by: client)
        token.refreshToken = token.refreshToken ?? refreshToken
        return token
    }

    private func token(_ form: FormParameters, name: String, by client: APIClient) async throws -> OAuthToken {
        var request = RequestDescription(
            method: .post,
            path: "",
            baseURL: tokenURL,
            apiName: "OAuth",
            name: name
        )
        // An address of its own: the client's base URL is that of the API, not of the login.
        request.absoluteURL = tokenURL
        request.body = .form(form)
        request.authentication = .anonymous
        return try await client.send(Endpoint<OAuthToken>(request: request, decoding: .json))
    }
}
