import type { AppKitOptions } from '@openappkit/appkit-core'
import type { ModalKit } from '@openappkit/appkit-core/modal'
import { expect, test } from 'vitest'
import { warnOfIdleOptions } from './warnOfIdleOptions'

/** Returns the console warnings for some options. */
function warningsFor(
  input: Partial<AppKitOptions>,
  installed = ['onramp', 'payWithExchange', 'swaps', 'send', 'activity', 'pay', 'siwx', 'embeddedWallet'],
): string[] {
  const warnings: string[] = []
  const environment = { window: { console: { warn: (text: string) => warnings.push(text) } } }
  warnOfIdleOptions({ environment, options: { input } } as unknown as ModalKit, installed)
  return warnings
}

test.each([
  ['socials', ['google']],
  ['smartSessions', true],
])('warns that no feature supports `features.%s`', (flag, value) => {
  expect(warningsFor({ features: { [flag]: value } })).toEqual([
    `\`features.${flag}\` has no effect: OpenAppKit doesn't support it yet.`,
  ])
})

test.each<[string, Partial<AppKitOptions>, string]>([
  ['features.email', { features: { email: true } }, 'embedded-wallet'],
  ['features.emailShowWallets', { features: { emailShowWallets: true } }, 'embedded-wallet'],
  ['features.collapseWallets', { features: { collapseWallets: true } }, 'embedded-wallet'],
  ['features.send', { features: { send: true } }, 'send'],
  ['features.onramp', { features: { onramp: true } }, 'onramp'],
  ['features.pay', { features: { pay: true } }, 'pay'],
  ['features.payWithExchange', { features: { payWithExchange: true } }, 'pay'],
  ['features.swaps', { features: { swaps: true } }, 'swaps'],
  ['features.activity', { features: { activity: true } }, 'activity'],
  ['features.history', { features: { history: true } }, 'activity'],
  ['features.reownAuthentication', { features: { reownAuthentication: true } }, 'siwx'],
  ['siwx', { siwx: {} as NonNullable<AppKitOptions['siwx']> }, 'siwx'],
  ['siweConfig', { siweConfig: {} as NonNullable<AppKitOptions['siweConfig']> }, 'siwx'],
])('names the package to install for `%s`', (option, input, name) => {
  expect(warningsFor(input, [])).toEqual([
    `\`${option}\` has no effect: add the feature of @openappkit/${name} to \`modules\`.`,
  ])
  expect(warningsFor(input)).toEqual([])
})

test('ignores defaults, disabled flags and flags of the modal itself', () => {
  expect(warningsFor({}, [])).toEqual([])
  expect(warningsFor({ features: { email: false, socials: [], swaps: false, pay: false, send: false } }, [])).toEqual(
    [],
  )
  expect(warningsFor({ features: { receive: true, allWallets: true, legalCheckbox: true } }, [])).toEqual([])
})
