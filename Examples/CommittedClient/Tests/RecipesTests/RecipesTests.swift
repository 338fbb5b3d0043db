import ApigenRuntime
import Foundation
import Recipes
import Testing

@Suite struct RecipesTests {
    @Test func recipesAreAskedForByIngredient() async throws {
        let mock = MockTransport(RecipesAPI.sampleAnswers)
        let recipes = try await APIClient(transport: mock).send(RecipesAPI.recipes(ingredient: "leek"))
        #expect(recipes.map(\.title) == ["Leek soup", "Fish pie", "Leeks vinaigrette"])
        #expect(recipes.map(\.isQuick) == [false, false, true])
        #expect(mock.requests.map(\.url.absoluteString) == ["https://recipes.example.com/recipes?ingredient=leek"])
    }

    @Test func sharedRecipeIsGivenAnID() async throws {
        let mock = MockTransport(["RecipesAPI.createRecipe": .json(#"{"id": 1, "title": "Toast"}"#, status: 201)])
        let client = APIClient(transport: mock)
        await #expect(throws: APIError.self) {
            // What lacks a field that every sample had is told, not guessed.
            try await client.send(
                RecipesAPI.createRecipe(NewRecipe(title: "Toast", minutes: 5, ingredients: ["bread"]))
            )
        }
    }
}
