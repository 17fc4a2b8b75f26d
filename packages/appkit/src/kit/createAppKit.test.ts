import { AppKitError, type AppKitOptions, type SIWXConfig } from '@openappkit/appkit-core'
import { siwx as signIn } from '@openappkit/siwx-modal'
import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { ethereum, optimism } from '../../test/session'
import { createAppKit as createBareAppKit } from '../exports/bare'
import { createAppKit as createCompatAppKit } from '../exports/compat'
import { createAppKit } from '../exports/index'
import { AppKitButton } from '../react/AppKitButton'
import { AppKitProvider } from '../react/AppKitProvider'
import { createAppKit as createReactAppKit } from '../react/createAppKit'

test('returns a new instance with its own state on each call', () => {
  const one = createAppKit({ networks: [ethereum] })
  const two = createAppKit({ networks: [ethereum, optimism], themeMode: 'light' })
  one.setThemeVariables({ '--w3m-accent': 'red' })
  expect(two).not.toBe(one)
  expect([two.getThemeMode(), two.getThemeVariables()]).toEqual(['light', {}])
})

test('throws an error with a fix without networks', () => {
  expect(() => createAppKit({ networks: [] })).toThrow(AppKitError)
})

const siwx = {} as SIWXConfig
const both = { networks: [ethereum], siwx, siweConfig: { mapToSIWX: () => siwx } } as const
const inProvider = (options: AppKitOptions) => renderToString(createElement(AppKitProvider, options))

test.each([
  ['createAppKit', createAppKit],
  ['createAppKit for React', createReactAppKit],
  ['AppKitProvider', inProvider],
  ['createAppKit of AppKit 1.8', createCompatAppKit],
  [
    'createAppKit with only the feature',
    (options: AppKitOptions) => createBareAppKit({ ...options, modules: [signIn] }),
  ],
])('%s rejects two sign-in options before anything loads', (_, create) => {
  expect(() => create(both)).toThrow(expect.objectContaining({ code: 'options/siwx-conflict' }))
})

test('keeps no last instance on a server, where it would leak between users', () => {
  createReactAppKit({ networks: [ethereum] })
  expect(() => renderToString(createElement(AppKitButton))).toThrow('Please call "createAppKit"')
})
