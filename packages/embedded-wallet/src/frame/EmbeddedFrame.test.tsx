import { afterEach, describe, expect, test } from 'vitest'
import { mountFrame } from '../../test/mountFrame'

afterEach(() => expect(document.querySelector('dialog')).toBeNull())

describe.each(['port', 'window'] as const)('in %s mode', mode => {
  test('loads the site on the first call and resolves with its answer', async () => {
    const { frame, iframe, onOpen } = mountFrame(mode)
    expect(document.querySelector('iframe[name="w3m-secure-iframe"]')).toBeNull()
    await expect(frame.call('GET_CHAIN_ID')).resolves.toEqual({ chainId: 7 })
    expect(onOpen).toHaveBeenCalledOnce()
    expect(iframe().id).toBe('w3m-iframe')
    expect(iframe().allow).toBe(
      `publickey-credentials-get ${location.origin}; publickey-credentials-create ${location.origin}`,
    )
    expect(iframe().hasAttribute('style') && iframe().getAttribute('style')).toContain('width')
    frame.destroy()
  })

  test("rejects with the site's code and the tries that are left", async () => {
    const { frame } = mountFrame(mode)
    await expect(frame.call('CONNECT_OTP', { otp: '123456' })).rejects.toMatchObject({
      code: 'embedded/code-wrong',
      message: "That code isn't right.",
      left: 2,
    })
    frame.destroy()
  })

  test('rejects an answer of an unknown form', async () => {
    const { frame } = mountFrame(mode)
    await expect(frame.call('GET_WALLET_SETTINGS')).rejects.toMatchObject({ code: 'embedded/invalid-answer' })
    frame.destroy()
  })

  test('29. rejects a login call without an answer after 120 seconds, and a request never', async () => {
    const { frame, pass, page } = mountFrame(mode)
    const login = frame.call('CONNECT_EMAIL', { email: 'a@b.example' })
    const request = frame.call('RPC_REQUEST', { method: 'personal_sign' })
    const settled: string[] = []
    login.catch(() => settled.push('login'))
    request.catch(() => settled.push('request'))
    await expect.poll(() => page().received.map(({ type }) => type)).toContain('@w3m-app/RPC_REQUEST')
    pass(119_999)
    await Promise.resolve()
    expect(settled).toEqual([])
    pass(120_000)
    await expect(login).rejects.toMatchObject({ code: 'embedded/timeout' })
    expect(settled).toEqual(['login'])
    frame.destroy()
    await expect(request).rejects.toMatchObject({ code: 'embedded/aborted' })
  })

  test('rejects open calls when the page removes the frame, and loads it again for the next call', async () => {
    const { frame, dialog, page, onLost } = mountFrame(mode)
    const open = frame.call('RPC_REQUEST', { method: 'personal_sign' })
    await expect.poll(() => page().received.length).toBeGreaterThan(0)
    dialog().remove()
    await expect(open).rejects.toMatchObject({ code: 'embedded/frame-lost' })
    expect(onLost).toHaveBeenCalledOnce()
    await expect(frame.call('GET_CHAIN_ID')).resolves.toEqual({ chainId: 7 })
    frame.destroy()
  })

  test('a reload of the frame rejects open calls, and later calls reach the new page', async () => {
    const { frame, iframe, page, onLost, onOpen } = mountFrame(mode)
    const open = frame.call('RPC_REQUEST', { method: 'personal_sign' })
    await expect.poll(() => page().received.length).toBeGreaterThan(0)
    iframe().contentWindow?.location.reload()
    await expect(open).rejects.toMatchObject({ code: 'embedded/frame-lost' })
    await expect(frame.call('GET_CHAIN_ID')).resolves.toEqual({ chainId: 7 })
    expect(onLost).toHaveBeenCalledOnce()
    expect(onOpen).toHaveBeenCalledTimes(2)
    frame.destroy()
  })
})

test('29. rejects after 20 seconds if the site never says that it is ready, and tries again on the next call', async () => {
  const { frame, pass, iframe } = mountFrame('silent')
  const call = frame.call('GET_CHAIN_ID')
  await expect.poll(() => iframe()).toBeTruthy()
  pass(19_999)
  pass(20_000)
  await expect(call).rejects.toMatchObject({
    code: 'embedded/frame-failed',
    message: expect.stringContaining('frame-src'),
  })
  expect(document.querySelector('iframe')).toBeNull()
  const again = frame.call('GET_CHAIN_ID')
  await expect.poll(() => iframe()).toBeTruthy()
  frame.destroy()
  await expect(again).rejects.toMatchObject({ code: 'embedded/aborted' })
})

test('falls back to window messages if the site ignores the port', async () => {
  const { frame, pass, page } = mountFrame('window', {
    findSite: async () => ({
      origin: location.origin,
      url: location.origin,
      chains: undefined,
      operator: undefined,
      mayUsePort: true,
    }),
  })
  const call = frame.call('GET_CHAIN_ID')
  await expect.poll(() => page().received?.map(({ type }) => type)).toEqual(['@w3m-app/OPEN_PORT'])
  pass(2_000)
  await expect(call).resolves.toEqual({ chainId: 7 })
  frame.destroy()
})

test.each([
  ['port', 'build-1', true],
  ['port', 'build-2', false],
  ['window', 'build-1', false],
] as const)('28. in %s mode, a site with build-1 is trusted as %s: %s', async (mode, build, isTrusted) => {
  const { frame } = mountFrame(mode, { build })
  const call = frame.call('GET_CHAIN_ID')
  if (isTrusted) await expect(call).resolves.toEqual({ chainId: 7 })
  else await expect(call).rejects.toMatchObject({ code: 'embedded/build-mismatch' })
  frame.destroy()
})

test('shows the frame in a modal dialog over another one, without reloading it', async () => {
  const { frame, dialog, page, onDismiss } = mountFrame('port')
  const modal = document.createElement('dialog')
  document.body.append(modal)
  modal.showModal()
  await frame.call('GET_CHAIN_ID')
  const { received } = page()
  frame.show({ left: 10, top: 20, width: 300, height: 200 })
  expect(dialog().matches(':modal')).toBe(true)
  expect(dialog().getBoundingClientRect()).toMatchObject({ left: 10, top: 20, width: 300, height: 200 })
  expect(document.elementFromPoint(100, 100)?.tagName).toBe('IFRAME')
  dialog().dispatchEvent(new Event('cancel', { cancelable: true }))
  expect(onDismiss).toHaveBeenCalledOnce()
  frame.hide()
  frame.show({ left: 0, top: 0, width: 300, height: 200 })
  expect(page().received).toBe(received)
  frame.hide()
  modal.remove()
  frame.destroy()
})

test('undoes attributes with which extensions disable the frame', async () => {
  const { frame, dialog } = mountFrame('port')
  await frame.call('GET_CHAIN_ID')
  dialog().setAttribute('inert', '')
  dialog().setAttribute('aria-hidden', 'true')
  await expect.poll(() => dialog().hasAttribute('inert') || dialog().hasAttribute('aria-hidden')).toBe(false)
  frame.destroy()
})
