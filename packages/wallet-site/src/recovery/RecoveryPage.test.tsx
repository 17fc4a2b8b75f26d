import { expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import { root } from '../../test/approval/openApproval'
import { createRecoveryFile, filePassword } from '../../test/recovery/createRecoveryFile'
import { openFile, openLocked, typePassword } from '../../test/recovery/recoveryScenes'
import { recoveryPhrase } from '../vault/seed/recoveryPhrase'
import { identityOf } from '../vault/seed/WalletIdentity'

const words = (): string =>
  [...root().querySelectorAll('.window-words > li > :last-child')].map(({ textContent }) => textContent).join(' ')
const phrase = recoveryPhrase(new Uint8Array(16).fill(7))

test('names the accounts before it is open, and shows the phrase with the right password', async () => {
  const requests = performance.getEntriesByType('resource').length
  await openLocked({})
  const { addresses } = await identityOf(new Uint8Array(16).fill(7))
  for (const { address } of addresses) expect(root().textContent).toContain(address)
  expect(root().textContent).not.toContain(phrase.split(' ')[0])

  await typePassword('correct horse')
  await expect.element(page.getByRole('alert')).toHaveTextContent('That password doesn’t open this file. Try again.')
  await typePassword(filePassword)
  await expect.poll(words).toBe(phrase)
  expect(performance.getEntriesByType('resource')).toHaveLength(requests)
})

test('hides the phrase on request, and asks for the password again', async () => {
  await openLocked({})
  await typePassword(filePassword)
  await page.getByRole('button', { name: 'Hide' }).click()
  await expect.poll(words).toBe('')
  await expect.element(page.getByLabelText('File password')).toHaveValue('')
})

test('opens in a page without WebCrypto, which phones may show a file in', async () => {
  await openLocked({})
  const { subtle } = crypto
  onTestFinished(() => void Object.defineProperty(crypto, 'subtle', { value: subtle, configurable: true }))
  Object.defineProperty(crypto, 'subtle', { value: undefined, configurable: true })
  await typePassword(filePassword)
  await expect.poll(words).toBe(phrase)
})

test('shows hostile text of a file as text', async () => {
  const operator = '<img src=x onerror=alert(1)>'
  await openFile(JSON.stringify({ ...(await createRecoveryFile()), operator }))
  expect(root().textContent).toContain(operator)
  expect(root().querySelector('img')).toBeNull()
})
