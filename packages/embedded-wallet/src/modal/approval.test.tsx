import { isEqual, UserRejectedError } from '@openappkit/appkit-core'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { type OpenWallet, openWallet } from '../../test/openWallet'
import { openSettings } from '../../test/walletScenes'
import { ApprovalController } from './ApprovalController'

interface OpenRequest {
  readonly result: Promise<unknown>
  readonly signal: AbortSignal
  resolve(value: unknown): void
  reject(error: unknown): void
}

function request({ frame, kit }: OpenWallet): OpenRequest {
  let open: Omit<OpenRequest, 'result'> | undefined
  const result = kit.controller(ApprovalController).during(
    frame,
    signal =>
      new Promise((resolve, reject) => {
        open = { signal, resolve, reject }
      }),
  )
  result.catch(() => {})
  if (!open) throw new Error('No request')
  return { ...open, result }
}

function rectOf({ root }: OpenWallet) {
  const { left, top, width, height } = (root().querySelector('.approval') as HTMLElement).getBoundingClientRect()
  return { left, top, width, height }
}

async function shown(made: OpenWallet): Promise<void> {
  made.frame.emit('VISIBILITY', { isWanted: true })
  await expect.poll(() => made.frame.place).toBeDefined()
}

test('opens the modal, shows the frame over the card and closes after the answer', async () => {
  const made = await openWallet({ connected: 'ID_AUTH' })
  const { kit, frame } = made
  const open = request(made)
  expect(kit.modal.state.open).toBe(true)
  await expect.element(page.getByRole('heading', { name: 'Approve request' })).toBeVisible()
  await expect.element(page.getByText('Opening your wallet…')).toBeVisible()
  expect(frame.place).toBeUndefined()
  await shown(made)
  await expect.poll(() => isEqual(frame.place, rectOf(made))).toBe(true)
  open.resolve('0xsigned')
  expect(await open.result).toBe('0xsigned')
  await expect.poll(() => kit.modal.state.open).toBe(false)
  expect(frame.place).toBeUndefined()
})

test('follows the height of the frame, up to 600 px', async () => {
  const made = await openWallet({ connected: 'ID_AUTH' })
  const { innerHeight, innerWidth } = window
  await page.viewport(800, 900)
  request(made)
  await shown(made)
  made.frame.emit('HEIGHT', { height: 320 })
  await expect.poll(() => made.frame.place?.height).toBe(320)
  made.frame.emit('HEIGHT', { height: 5_000 })
  await expect.poll(() => made.frame.place?.height).toBe(600)
  expect(made.frame.place?.width).toBe(360)
  await page.viewport(innerWidth, innerHeight)
})

test('stays over the card when the window changes, at the bottom of a phone', async () => {
  const made = await openWallet({ connected: 'ID_AUTH' })
  const { innerHeight, innerWidth } = window
  request(made)
  await shown(made)
  await page.viewport(390, 700)
  await expect.poll(() => made.frame.place?.width).toBe(390)
  await expect.poll(() => (made.frame.place?.top ?? 0) + (made.frame.place?.height ?? 0)).toBe(700)
  await page.viewport(360, 420)
  await expect.poll(() => (made.frame.place?.top ?? 0) + (made.frame.place?.height ?? 0)).toBeLessThanOrEqual(420)
  await page.viewport(innerWidth, innerHeight)
})

test('rejects the request when the user closes the modal', async () => {
  const made = await openWallet({ connected: 'ID_AUTH' })
  const open = request(made)
  await shown(made)
  made.kit.modal.safeClose()
  await expect(open.result).rejects.toBeInstanceOf(UserRejectedError)
  await expect(open.result).rejects.toThrow('Request was aborted')
  expect(open.signal.aborted).toBe(true)
  expect(made.frame.place).toBeUndefined()
})

test('rejects the request when another view opens', async () => {
  const made = await openWallet({ connected: 'ID_AUTH' })
  const open = request(made)
  void made.kit.modal.open({ view: 'Account' })
  await expect(open.result).rejects.toBeInstanceOf(UserRejectedError)
})

test('returns to the view that asked', async () => {
  const made = await openWallet({ connected: 'ID_AUTH' })
  void made.kit.modal.open({ view: 'WhatIsAWallet' })
  for (const end of ['resolve', 'reject'] as const) {
    const open = request(made)
    expect(made.kit.router.current.view).toBe('ApproveTransaction')
    open[end](new Error('No funds'))
    await open.result.catch(() => {})
    expect(made.kit.router.current.view).toBe('WhatIsAWallet')
    expect(made.kit.modal.state.open).toBe(true)
  }
})

test.each([
  ['success', 'resolve'],
  ['error', 'reject'],
] as const)('ends the transaction stack with %s', async (outcome, end) => {
  const made = await openWallet({ connected: 'ID_AUTH' })
  const { router, modal } = made.kit
  void modal.open({ view: 'WhatIsAWallet' })
  const ends: string[] = []
  router.pushTransactionStack({ onSuccess: () => ends.push('success'), onError: () => ends.push('error') })
  const open = request(made)
  open[end](new Error('No funds'))
  await open.result.catch(() => {})
  expect(ends).toEqual([outcome])
  expect(router.isTransactionStackEmpty).toBe(true)
  expect(router.current.view).toBe('WhatIsAWallet')
})

test('cancels the transaction stack when the modal closes', async () => {
  const made = await openWallet({ connected: 'ID_AUTH' })
  const ends: string[] = []
  made.kit.router.pushTransactionStack({ onCancel: () => ends.push('cancel') })
  const open = request(made)
  made.kit.modal.close()
  await expect(open.result).rejects.toBeInstanceOf(UserRejectedError)
  expect(ends).toEqual(['cancel'])
})

test('stays until the last of several requests is answered', async () => {
  const made = await openWallet({ connected: 'ID_AUTH' })
  const one = request(made)
  const other = request(made)
  one.resolve(1)
  await one.result
  expect(made.kit.modal.state.open).toBe(true)
  other.resolve(2)
  await other.result
  await expect.poll(() => made.kit.modal.state.open).toBe(false)
})

test('leads to a page of the wallet, and back to the settings', async () => {
  const made = await openSettings()
  let close = (): void => {}
  made.frame.answerTo(
    'OPEN_PAGE',
    () =>
      new Promise(resolve => {
        close = () => resolve(undefined)
      }),
  )
  await page.getByRole('button', { name: /Devices/ }).click()
  await expect.element(page.getByRole('heading', { name: 'Devices', level: 1 })).toBeVisible()
  await expect.element(page.getByText('Your wallet opens in its own window.')).toBeVisible()
  made.frame.answerTo('GET_WALLET_SETTINGS', () => new Promise(() => {}))
  close()
  await expect.poll(() => made.kit.router.current.view).toBe('WalletSettings')
  expect(made.frame.calls.filter(call => call === 'GET_WALLET_SETTINGS').length).toBe(2)
})
