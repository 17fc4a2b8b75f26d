import { AppKitError } from '@openappkit/contract'
import { afterEach, expect, test, vi } from 'vitest'
import type { AppKitOptions } from '../options/AppKitOptions'
import { OptionsController } from '../options/OptionsController'
import { ScriptedEnvironment } from '../testing/ScriptedEnvironment'
import { reportMistake } from './reportMistake'

const mistake = new AppKitError('network/not-found', 'Add the network.')

/** Reports a mistake, and returns what `onError` and the console received. */
function report(input: Partial<AppKitOptions> = {}) {
  const warnings: string[] = []
  const environment = new ScriptedEnvironment({ page: { console: { warn: (text: string) => warnings.push(text) } } })
  reportMistake({ environment, options: { input: input as AppKitOptions } }, mistake)
  return warnings
}

afterEach(() => vi.unstubAllEnvs())

test('reports to onError only', () => {
  const received: unknown[] = []
  expect(report({ onError: error => received.push(error) })).toEqual([])
  expect(received).toEqual([mistake])
})

test('warns on the console without onError, with a link to the docs', () => {
  expect(report()).toEqual([expect.stringMatching(/^Add the network\. https:.*#network-not-found$/)])
})

test('is silent in production without onError', () => {
  vi.stubEnv('NODE_ENV', 'production')
  expect(report()).toEqual([])
})

test('reports each mistake once per kit', () => {
  const kit = () => {
    const received: AppKitError[] = []
    const input = { networks: [{}], onError: (error: AppKitError) => received.push(error) } as unknown as AppKitOptions
    const options = new OptionsController(input)
    return { environment: new ScriptedEnvironment(), options, received }
  }
  const [one, two] = [kit(), kit()]
  const other = new AppKitError('network/not-found', 'Add the other network.')
  for (const error of [mistake, mistake, other]) reportMistake(one, error)
  reportMistake(two, mistake)
  expect(one.received).toEqual([mistake, other])
  expect(two.received).toEqual([mistake])
})
