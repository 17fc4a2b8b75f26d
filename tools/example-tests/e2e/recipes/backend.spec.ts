import { connectButton, dialog, row } from '@openappkit/e2e-kit/page'
import type { Page } from '@playwright/test'
import type { RecipeApp } from '../../recipe/followRecipe'
import { expect, test } from './test'

const ALLOWED = 'https://app.example'
const REFUSED = 'https://other.example'

/** Fixture with the URL of the app's build, which uses a backend and a project that only allows one origin. */
const backendTest = test.extend<object, { readonly builtApp: string }>({
  builtApp: [
    async ({ app }, use) => {
      await use(await startAll(app))
    },
    { scope: 'worker', timeout: 120_000 },
  ],
})

backendTest.use({ recipe: 'backend' })

/** Starts the backend, creates the project, and serves the app's build. Returns its URL. */
async function startAll(app: RecipeApp): Promise<string> {
  const backend = await app.serve(app.shown('npx @openappkit/cloud'))
  const command = app.shown(`npx @openappkit/cloud projects create --name 'My app' --origin ${ALLOWED}`)
  const [projectId] = /^[\da-f]{32}(?= {2}My app)/m.exec(await app.run(command)) ?? []
  await app.run('npm run build', {
    VITE_BACKEND: `http://127.0.0.1:${backend.port}`,
    VITE_PROJECT_ID: projectId,
  })
  return (await app.serve('npm run preview -- --port {port} --strictPort')).url
}

/** Opens the app on an origin, as if it were deployed there. */
async function openAt(page: Page, origin: string, builtApp: string): Promise<void> {
  await page.route(`${origin}/**`, async route => {
    const { pathname } = new URL(route.request().url())
    await route.fulfill({ response: await route.fetch({ url: new URL(pathname, builtApp).href }) })
  })
  // A backend on the user's own machine is special in two ways: it needs a permission, and it has no certificate.
  await page.context().grantPermissions(['local-network-access'], { origin })
  await page.goto(origin)
}

backendTest('the allowed origin gets the wallet directory and the relay', async ({ page, builtApp, forgive }) => {
  forgive(/Mixed Content/)
  await openAt(page, ALLOWED, builtApp)
  await connectButton(page).click()
  await expect(dialog(page).getByRole('button', { name: /All wallets/ })).toBeVisible()
  await row(page, 'WalletConnect').click()
  await expect(dialog(page).locator('.qr-code:has(path)')).toBeVisible()
})

backendTest(
  'another origin gets an error whose command allows it',
  async ({ page, app, builtApp, complaints, forgive }) => {
    forgive(/Mixed Content|status of 401/)
    await openAt(page, REFUSED, builtApp)
    await connectButton(page).click()
    const readCommand = (): string | undefined =>
      complaints.flatMap(text => /^warning: alert\/APKT002: .* run: (npx .*)$/.exec(text)?.[1] ?? [])[0]
    await expect.poll(readCommand).toContain(REFUSED)
    forgive(/^warning: .* the origin/)

    await app.run(readCommand() ?? '')
    await expect(async () => {
      await page.reload()
      await connectButton(page).click()
      await expect(dialog(page).getByRole('button', { name: /All wallets/ })).toBeVisible({ timeout: 2_000 })
    }).toPass()
  },
)
