import { expect, test } from 'vitest'
import { ScriptedEnvironment } from '../testing/ScriptedEnvironment'
import { attest } from './attest'

class FakeFrame extends EventTarget {
  hidden = false
  src = ''
  isThere = false
  readonly contentWindow = {}
  remove(): void {
    this.isThere = false
  }
}

function openPage() {
  const frame = new FakeFrame()
  const page = Object.assign(new EventTarget(), {
    location: { origin: 'https://app.invalid' },
    document: {
      createElement: () => frame,
      body: { append: (added: FakeFrame) => void (added.isThere = true) },
    },
  })
  const environment = new ScriptedEnvironment({ page })
  // The stub lacks the prototype's methods.
  Object.assign(environment.window as object, {
    addEventListener: page.addEventListener.bind(page),
    removeEventListener: page.removeEventListener.bind(page),
  })
  const say = (data: unknown, { origin = 'https://verify.invalid', source = frame.contentWindow as object } = {}) =>
    void page.dispatchEvent(Object.assign(new Event('message'), { data, origin, source }))
  return { environment, frame, say }
}

const query = { id: 'sealed', decryptedId: 'open' }
const answer = JSON.stringify({ type: 'verify_attestation', attestation: 'jwt' })

test("accepts a message from the service's frame and removes the frame", async () => {
  const { environment, frame, say } = openPage()
  const attestation = attest(environment, 'https://verify.invalid/', 'p', query)
  expect(frame).toMatchObject({ isThere: true, hidden: true })
  expect(frame.src).toBe(
    'https://verify.invalid/v3/attestation?projectId=p&origin=https%3A%2F%2Fapp.invalid&id=sealed&decryptedId=open',
  )
  say(answer)
  expect(await attestation).toBe('jwt')
  expect(frame.isThere).toBe(false)
  expect(environment.openTimers).toBe(0)
})

test('ignores other origins and other windows', async () => {
  const { environment, say } = openPage()
  const attestation = attest(environment, 'https://verify.invalid', 'p', query)
  say(answer, { origin: 'https://evil.invalid' })
  say(answer, { source: {} })
  say('nonsense')
  say({ type: 'verify_attestation', attestation: 'object' })
  environment.advance(500)
  expect(await attestation).toBe('')
})

test("delays for half a second at most, and not at all if the service can't load", async () => {
  const silent = openPage()
  const waiting = attest(silent.environment, 'https://verify.invalid', 'p', query)
  silent.environment.advance(500)
  expect(await waiting).toBe('')
  expect(silent.frame.isThere).toBe(false)

  const broken = openPage()
  const failing = attest(broken.environment, 'https://verify.invalid', 'p', query)
  broken.frame.dispatchEvent(new Event('error'))
  expect(await failing).toBe('')
})
