import { expect, test } from 'vitest'
import { type PromptStore, Prompts } from './Prompts'

/** Creates the prompts of a wallet that stays locked until a test unlocks it. */
function open(approve?: () => boolean | Promise<boolean>) {
  const store = {
    state: { rules: [], locked: true, grantsNoAccounts: false } as PromptStore['state'],
    update(change: Partial<PromptStore['state']>) {
      store.state = { ...store.state, ...change }
    },
  }
  return { store, prompts: new Prompts<{ kind: string }>(store, approve) }
}

const hang = (kind: string) => ({ answer: { type: 'hang' }, kind, left: 1 }) as const
const reject = (kind: string) => ({ answer: { type: 'reject' }, kind, left: 1 }) as const

test.each([
  ['yes', () => true, undefined],
  ['no', () => false, { code: 4001 }],
  ['no, later', async () => false, { code: 4001 }],
])('the response %s decides the prompt', async (_, approve, error) => {
  const confirming = open(approve).prompts.confirm({ kind: 'sign' })
  if (error === undefined) await confirming
  else await expect(confirming).rejects.toMatchObject(error)
})

test('an error in approve fails the request with the same error', async () => {
  const { prompts } = open(() => Promise.reject(new Error('no hands')))
  await expect(prompts.confirm({ kind: 'sign' })).rejects.toThrow('no hands')
})

test('clearing one kind keeps the rules of other kinds, and clearing any keeps none', () => {
  const { store, prompts } = open()
  for (const kind of ['sign', 'connect', 'sign']) prompts.add(reject(kind))
  prompts.clear('sign')
  expect(store.state.rules).toEqual([reject('connect')])
  prompts.clear('any')
  expect(store.state.rules).toEqual([])
})

test("a released request isn't released again", async () => {
  const { prompts } = open()
  prompts.add(hang('sign'))
  const first = prompts.confirm({ kind: 'sign' })
  prompts.release('approve')
  await first

  prompts.add(hang('sign'))
  const second = prompts.confirm({ kind: 'sign' })
  prompts.release('reject')
  await expect(second).rejects.toMatchObject({ code: 4001 })
})

test('releasing with approval keeps the password prompt open, and unlocking closes it', async () => {
  const { store, prompts } = open()
  let isOpen = true
  const waiting = prompts.waitForUnlock().then(() => {
    isOpen = false
  })
  prompts.release('approve')
  await Promise.resolve()
  expect(isOpen).toBe(true)

  store.update({ locked: false })
  prompts.unlocked()
  await waiting
  expect(isOpen).toBe(false)
})

test('a connect that hangs before the password prompt skips it if the wallet is unlocked by then', async () => {
  const { store, prompts } = open()
  prompts.add(hang('connect'))
  const waiting = prompts.waitForUnlock()
  store.update({ locked: false })
  prompts.release('approve')
  await expect(waiting).resolves.toBe(undefined)
})
