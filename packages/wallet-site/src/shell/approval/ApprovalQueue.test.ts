import { expect, test } from 'vitest'
import { EVM_ADDRESS } from '../../../test/shell/FakeVault'
import { TestFrame } from '../../../test/shell/TestFrame'

const pause = (): Promise<void> => new Promise(resolve => setTimeout(resolve, 20))
const start = async (): Promise<TestFrame> => {
  const frame = new TestFrame()
  await frame.logIn()
  return frame
}
const ask = (frame: TestFrame, message = 'hello') => frame.rpc('personal_sign', [message, EVM_ADDRESS])
const withdrawn = { type: '@w3m-frame/RPC_REQUEST_ERROR', payload: { code: 'embedded/rejected', rpcCode: 4001 } }

test('shows one request at a time, in order', async () => {
  const frame = await start()
  const answers = [ask(frame, 'a'), ask(frame, 'b')]
  const first = await frame.untilShown()
  await pause()
  expect(frame.screens.shown).toHaveLength(1)

  first.reject()
  expect(await answers[0]).toMatchObject(withdrawn)
  const second = await frame.untilShown(2)
  second.approve()
  expect((await answers[1])?.type).toBe('@w3m-frame/RPC_REQUEST_SUCCESS')
  expect(second.asked.request).toMatchObject({ message: new TextEncoder().encode('b') })
})

test('18. refuses the sixth request, and takes another after an answer', async () => {
  const frame = await start()
  const answers = Array.from({ length: 5 }, () => ask(frame))
  const shown = await frame.untilShown()

  expect((await ask(frame)).payload).toMatchObject({ code: 'embedded/too-many-requests' })
  shown.reject()
  await answers[0]
  const next = ask(frame)
  frame.deliver({ type: '@w3m-app/RPC_ABORT', id: 'abort' })
  expect(await next).toMatchObject(withdrawn)
})

test('RPC_ABORT rejects every open request, signs nothing, and gets no answer', async () => {
  const frame = await start()
  const answers = [ask(frame), ask(frame)]
  const shown = await frame.untilShown()
  frame.deliver({ type: '@w3m-app/RPC_ABORT', id: 'abort' })

  for (const answer of answers) expect(await answer).toMatchObject(withdrawn)
  shown.approve()
  await pause()
  expect(frame.vault.signed).toEqual([])
  expect(frame.posted.some(({ message }) => message.id === 'abort')).toBe(false)
})

test.each(['SIGN_OUT', 'session end'])('%s rejects every open request', async way => {
  const frame = await start()
  const answer = ask(frame)
  await frame.untilShown()
  if (way === 'SIGN_OUT') expect((await frame.call('SIGN_OUT')).type).toBe('@w3m-frame/SIGN_OUT_SUCCESS')
  else frame.vault.set({ status: 'out', account: undefined, isMemoryOnly: false })

  expect(await answer).toMatchObject(withdrawn)
  expect((await ask(frame)).payload).toMatchObject({ code: 'embedded/not-logged-in' })
})

test('continues after a request whose screen never settles', async () => {
  const frame = await start()
  frame.screens.ask = () => new Promise(() => {})
  const stuck = ask(frame)
  await pause()
  frame.deliver({ type: '@w3m-app/RPC_ABORT', id: 'abort' })
  expect(await stuck).toMatchObject(withdrawn)

  frame.screens.ask = ({ request }) => Promise.reject(Object.assign(new Error(request.kind), { secret: 'seed words' }))
  expect((await ask(frame)).payload).toEqual({
    message: 'The wallet failed unexpectedly. Try again, or reload the page.',
    code: 'embedded/failed',
  })
})

test("doesn't report a request as rejected once its signature leaves the vault", async () => {
  const frame = await start()
  let finish: (signed: readonly Uint8Array[]) => void = () => {}
  frame.vault.sign = () => new Promise(resolve => (finish = resolve))
  frame.screens.isEager = true
  const answer = ask(frame)
  await frame.untilShown()
  await pause()
  frame.deliver({ type: '@w3m-app/RPC_ABORT', id: 'abort' })
  await pause()
  finish([new Uint8Array(65)])

  expect(await answer).toMatchObject({ payload: `0x${'00'.repeat(65)}` })
})

test('17. signs only the request that the app sent', async () => {
  const frame = await start()
  frame.screens.isEager = true
  const { ask: original } = frame.screens
  frame.screens.ask = async asked => {
    const review = await original.call(frame.screens, asked)
    return { ...review, request: { ...review.request, account: `0x${'22'.repeat(20)}` } }
  }

  expect((await ask(frame)).payload).toMatchObject({ code: 'embedded/failed' })
  expect(frame.vault.signed).toEqual([])
})
