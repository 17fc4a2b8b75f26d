import { expect, test } from 'vitest'
import { KEY, SECRET, URL } from '../../test/PayStage'
import { createPayServer } from '../server/createPayServer'
import { PayServerError } from '../server/errors/PayServerError'
import { runChaos } from './runChaos'

const NOW = 1_800_000_000_000
const ARGS = ['https://shop.example/hooks', 'a', '1042', '4999', 'EUR', 'open']

interface Run {
  readonly code: number
  readonly output: string
}

async function run(answer: (request: Request) => Promise<number>, args: readonly string[] = ARGS): Promise<Run> {
  let output = ''
  const code = await runChaos({
    args,
    secret: SECRET,
    now: () => NOW,
    fetch: async (input, init) => new Response(null, { status: await answer(new Request(input, init)) }),
    print: text => {
      output += text
    },
  })
  return { code, output }
}

const pay = createPayServer({ url: URL, apiKey: KEY, webhookSecrets: [SECRET], now: () => NOW })

test('finds no wrong answer of an endpoint with this kit', async () => {
  const { code, output } = await run(async request => {
    try {
      await pay.webhooks.parse(await request.text(), request.headers)
      return 204
    } catch (error) {
      if (error instanceof PayServerError) return 400
      throw error
    }
  })
  expect(output).toContain('All answers are correct.')
  expect(output).not.toContain('WRONG')
  expect(code).toBe(0)
})

test('finds an endpoint that accepts everything, and one that refuses everything', async () => {
  const accepting = await run(async () => 204)
  expect(accepting.code).toBe(1)
  expect(accepting.output).toContain('9 of 13 answers are wrong.')
  const refusing = await run(async () => 400)
  expect(refusing.output).toContain('4 of 13 answers are wrong.')
  // A failure of the endpoint isn't a refusal.
  const failing = await run(async () => 500)
  expect(failing.output).toContain('13 of 13 answers are wrong.')
})

test.each([[[]], [ARGS.slice(0, 5)], [['shop.example', ...ARGS.slice(1)]], [[...ARGS.slice(0, 5), 'paid']]])(
  'explains its arguments after %j',
  async args => {
    const { code, output } = await run(async () => 204, args)
    expect(code).toBe(2)
    expect(output).toContain('Usage:')
  },
)
