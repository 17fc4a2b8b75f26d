import { expect, onTestFinished, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { press } from '../../test/approval/approvalScenes'
import { createFakeVault, pathOf } from '../../test/approval/createFakeVault'
import { root } from '../../test/approval/openApproval'
import { openRevealed, popupScenes } from '../../test/approval/popupScenes'
import { WalletFailure } from '../WalletFailure'

const button = (name: string | RegExp) => page.getByRole('button', { name })
const scene = async (name: string, options?: Parameters<typeof openRevealed>[0]) => {
  const open = popupScenes[name]
  if (!open) throw new Error(`No ${name}`)
  return open(options)
}

test('a link names the app, and seals the seed only after an armed click', async () => {
  const { vault, sent } = await scene('link')
  await expect.element(page.getByRole('heading')).toHaveTextContent('Open your wallet in app.example.org?')
  const open = button('Open wallet')
  const element = await open.findElement()
  element.dispatchEvent(new MouseEvent('click', { bubbles: true }))
  expect(vault.calls).toEqual([])

  await press(open)
  await expect.poll(() => sent).toMatchObject([{ type: 'sealed' }])
  expect(vault.calls).toEqual(['seal https://app.example.org'])
})

test('a link logs in and unlocks first, because this window has storage of its own', async () => {
  const { vault } = await scene('login', { vault: createFakeVault('out', [pathOf('password')]) })
  await page.getByLabelText('Email').fill('ada@example.org')
  await button('Send code').click()
  await page.getByLabelText('Code').fill('000000')
  await expect.element(page.getByText('That code isn’t right. 2 tries left.')).toBeVisible()
  await page.getByLabelText('Code').fill('Your code is 123 456')

  await button(/Use password/).click()
  await page.getByLabelText('Wallet password').fill(vault.password)
  await button('Unlock').click()
  await expect.element(button('Open wallet')).toBeVisible()
  expect(vault.calls).toEqual(['code ada@example.org', 'login', 'password'])
})

test('tests a password in a fresh attempt', async () => {
  const { vault } = await scene('protect')
  await button('Test password').click()
  await page.getByPlaceholder('Wallet password').fill(vault.password)
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => vault.calls).toEqual(['test password-1'])
  await expect.poll(() => root().textContent).not.toContain('Not tested')
})

test('removes a way to unlock only after a second question', async () => {
  const { vault } = await scene('protect')
  await button('Remove Passkey 2026-11-30').click()
  expect(vault.calls).toEqual([])
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click()
  await expect.poll(() => vault.calls).toEqual(['remove passkey-1'])
})

test('shows the phrase only after a step-up and a long press', async () => {
  const { vault } = await scene('stepUp')
  expect(vault.calls).toEqual([])
  await button(/code by email/).click()
  await page.getByLabelText('Code').fill('123456')
  await expect.poll(() => vault.calls).toEqual(['code ada@example.org', 'login'])
  expect(root().textContent).not.toContain('winner')
})

test('hides the phrase on request, and copies nothing on its own', async () => {
  const copies: string[] = []
  const { writeText } = navigator.clipboard
  navigator.clipboard.writeText = async text => void copies.push(text)
  const { vault } = await openRevealed()
  await expect.poll(() => root().querySelectorAll('.window-words > li').length).toBe(12)
  expect(vault.calls).toContain('export')
  expect(copies).toEqual([])

  await button('Hide').click()
  expect(root().textContent).not.toContain('winner')
  navigator.clipboard.writeText = writeText
})

test('shows nothing to a user who left while the vault opened', async () => {
  const vault = createFakeVault('ready', [pathOf('device')])
  const { exportSecrets } = vault
  let answer = (): void => {}
  vault.exportSecrets = () => new Promise<void>(resolve => (answer = resolve)).then(exportSecrets)
  await openRevealed({ vault })
  onTestFinished(() => void Reflect.deleteProperty(document, 'visibilityState'))
  Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true })
  document.dispatchEvent(new Event('visibilitychange'))
  answer()
  await expect.poll(() => vault.calls).toContain('export')
  // React would have rendered the phrase by then.
  await new Promise(resolve => setTimeout(resolve, 100))
  expect(root().textContent).not.toContain('winner')
})

test('reveals each key on its own', async () => {
  await openRevealed()
  expect(root().textContent).not.toContain('abab')
  await button('Reveal key: Key for Ethereum').click()
  await expect.poll(() => root().textContent).toContain('0xabab')
  expect(root().textContent).not.toContain('55555')
})

test('revokes a device, and all others, after a question', async () => {
  const { vault } = await scene('devices')
  await button(/Revoke Safari/).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Revoke' }).click()
  await expect.poll(() => vault.calls).toEqual(['revoke two'])

  await button('Sign out everywhere else').click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Sign out everywhere else' }).click()
  await expect.poll(() => vault.calls).toEqual(['revoke two', 'rotate'])
})

test('saves a recovery file that the vault sealed', async () => {
  const files = watchDownloads()
  const { vault } = await scene('recoveryFile')
  await page.getByPlaceholder('File password').fill('too short')
  await button('Save file').click()
  await expect.element(page.getByText('Use at least 12 characters.')).toBeVisible()
  expect(vault.calls).not.toContain('seal too short')

  await page.getByPlaceholder('File password').fill('long enough to keep')
  await button('Save file').click()
  await expect.element(page.getByRole('heading', { name: 'File saved' })).toBeVisible()
  // The field is gone, so the focus moves to what happened.
  await expect.poll(() => root().activeElement?.textContent).toBe('File saved')
  expect(vault.calls).toContain('seal long enough to keep')
  const [file] = files
  expect(file?.name).toMatch(/^wallet-recovery-0x\w{4}-\w{4}\.html$/)
  expect(await file?.text()).toContain('"operator":"Acme"')
  expect(await file?.text()).not.toContain('long enough to keep')
})

test('says what to do if the file can’t be saved, and tries again', async () => {
  const files = watchDownloads()
  const { vault } = await scene('recoveryFile')
  const { sealRecovery } = vault
  vault.sealRecovery = () => Promise.reject(new WalletFailure('embedded/unreachable', 'Unreachable'))
  await page.getByPlaceholder('File password').fill('long enough to keep')
  await button('Save file').click()
  await expect.element(page.getByRole('alert')).toBeVisible()
  expect(files).toEqual([])

  vault.sealRecovery = sealRecovery
  await button('Save file').click()
  await expect.poll(() => files).toHaveLength(1)
})

/** Collects the files that the page saves, instead of asking the browser to. */
function watchDownloads(): { readonly name: string; text(): Promise<string> }[] {
  const files: { readonly name: string; text(): Promise<string> }[] = []
  const blobs: Blob[] = []
  const createObjectURL = URL.createObjectURL.bind(URL)
  const click = HTMLAnchorElement.prototype.click
  URL.createObjectURL = (blob: Blob) => {
    blobs.push(blob)
    return createObjectURL(blob)
  }
  HTMLAnchorElement.prototype.click = function (this: HTMLAnchorElement) {
    const [blob] = blobs.splice(0)
    files.push({ name: this.download, text: async () => (await blob?.text()) ?? '' })
  }
  onTestFinished(() => {
    URL.createObjectURL = createObjectURL
    HTMLAnchorElement.prototype.click = click
  })
  return files
}
