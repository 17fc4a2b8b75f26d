import { onTestFinished } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { startRecovery } from '../../src/recovery/startRecovery'
import { root } from '../approval/openApproval'
import { createRecoveryFile, filePassword } from './createRecoveryFile'

/** Opens the page of a file in the page of the test. */
export async function openFile(content: string): Promise<void> {
  const surface = await startRecovery(document.body, content)
  onTestFinished(() => surface.unmount())
  // The heading takes the focus.
  await new Promise(resolve => setTimeout(resolve, 80))
}

/** Opens the page of a file in a language. */
export async function openLocked({ language }: { readonly language?: string }): Promise<void> {
  await openFile(JSON.stringify(await createRecoveryFile(language)))
}

/** Types a password into the page and submits it. */
export async function typePassword(password: string): Promise<void> {
  const field = root().querySelector('input')
  if (!field) throw new Error('No field')
  await userEvent.fill(page.elementLocator(field), password)
  await userEvent.keyboard('{Enter}')
}

/** Every state of a recovery file's page. */
export const recoveryScenes: Readonly<Record<string, (options: { readonly language?: string }) => Promise<void>>> = {
  locked: openLocked,
  wrong: async options => {
    await openLocked(options)
    await typePassword('something else')
    await page.getByRole('alert').findElement()
    root().querySelector('h1')?.focus()
  },
  open: async options => {
    await openLocked(options)
    await typePassword(filePassword)
    await page.getByRole('list').findElement()
  },
  empty: () => openFile('null'),
  damaged: () => openFile('{'),
}
