import { connectButton, connectWith, dialog, enter, row } from '@openappkit/e2e-kit/page'
import { sourcesIn, watchDownloads } from './downloads'
import { expect, sign, signButton, test } from './signIn'

test('an app without sign-in downloads no sign-in code, even when the user connects and signs', async ({
  page,
  openApp,
  chain,
  installWallet,
}) => {
  await installWallet(page)
  const downloads = await watchDownloads(page)
  await openApp()
  await connectWith(page)
  await enter(chain('Ethereum').getByLabel('Message'), 'Nothing to do with sign-in')
  await chain('Ethereum').getByRole('button', { name: 'Sign message' }).click()
  await expect(chain('Ethereum').getByTestId('signature')).not.toBeEmpty()
  await page.getByTestId('account-button').click()
  await expect(dialog(page).getByRole('button', { name: 'Disconnect' })).toBeVisible()
  expect(downloads().some(module => module.includes('/packages/appkit-ui/'))).toBe(true)
  expect(downloads().filter(module => /\/packages\/siwx(?:-modal)?\//.test(module))).toEqual([])
})

test('an app with sign-in downloads it on connect, its view on demand, and no verification code', async ({
  page,
  members,
  installEve,
}) => {
  const eve = await installEve()
  await eve.hang('connect')
  const downloads = await watchDownloads(page)
  const sources = () => signInSources(downloads())
  await members.open()
  await connectButton(page).hover()
  await connectButton(page).click()
  await expect(row(page, 'Eve')).toBeVisible()
  await page.waitForLoadState('networkidle')
  const before = await sources()
  // Loads once: with the app's own import and the manifest that registers the view with the modal.
  expect(downloads().some(module => module.endsWith('/siwx-modal/dist/index.js'))).toBe(true)
  for (const later of [
    'controller/SIWXController.ts',
    'view/SIWXSignMessageView.tsx',
    'config/SignInClient.ts',
    'message/formatMessage.ts',
  ])
    expect(before).not.toContain(later)
  expect(before.filter(isForServers)).toEqual([])

  await row(page, 'Eve').click()
  await expect.poll(sources).toContain('controller/SIWXController.ts')
  expect(await sources()).not.toContain('view/SIWXSignMessageView.tsx')

  await eve.release()
  await expect(signButton(page)).toBeVisible()
  expect(await sources()).toContain('view/SIWXSignMessageView.tsx')
  await sign(page)
  const after = await sources()
  expect(after).toContain('message/formatMessage.ts')
  expect(after.filter(isForServers)).toEqual([])
})

test("a user who is already signed in doesn't download the sign-in view", async ({ page, members, installEve }) => {
  await installEve()
  await members.open()
  await connectWith(page, 'Eve')
  await sign(page)
  const downloads = await watchDownloads(page)
  await page.reload()
  await expect.poll(() => signInSources(downloads())).toContain('config/SignInClient.ts')
  await expect(page.getByTestId('account-button')).toBeVisible()
  await page.waitForLoadState('networkidle')
  expect(await signInSources(downloads())).not.toContain('view/SIWXSignMessageView.tsx')
})

/** Returns the source files of both sign-in packages. */
async function signInSources(modules: readonly string[]): Promise<readonly string[]> {
  return (await Promise.all(['siwx', 'siwx-modal'].map(name => sourcesIn(name, modules)))).flat()
}

/**
 * Returns whether a source verifies signatures or calls the cloud. An app that signs in with its own server loads
 * neither.
 */
function isForServers(source: string): boolean {
  return /^(?:server|verify\/(?:evm|solana|bitcoin))\/|^cloud\/CloudSession/.test(source)
}
