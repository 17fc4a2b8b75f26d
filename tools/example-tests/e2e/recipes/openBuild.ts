import type { Page } from '@playwright/test'
import type { RecipeApp } from '../../recipe/followRecipe'

/** Builds the app with the template's own command, serves the result, and opens it. */
export async function openBuild(app: RecipeApp, page: Page): Promise<void> {
  await app.run('npm run build')
  const { url } = await app.serve('npm run preview -- --port {port} --strictPort')
  await page.goto(url)
}
