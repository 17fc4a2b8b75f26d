import { AppKitError } from '@openappkit/appkit-core'
import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { ethereum, optimism } from '../../test/session'
import { createAppKit } from '../exports/index'
import { AppKitButton } from '../react/AppKitButton'
import { createAppKit as createReactAppKit } from '../react/createAppKit'

test('every call gives a new instance with its own state', () => {
  const one = createAppKit({ networks: [ethereum] })
  const two = createAppKit({ networks: [ethereum, optimism], themeMode: 'light' })
  one.chains.setActiveNetwork({ ...ethereum, chainNamespace: 'eip155', caipNetworkId: 'eip155:1' })
  one.theme.setThemeVariables({ '--w3m-accent': 'red' })
  expect(two).not.toBe(one)
  expect(two.theme.state).toMatchObject({ themeMode: 'light', themeVariables: {} })
})

test('no network is an error that says what to do', () => {
  // @ts-expect-error at least one network
  expect(() => createAppKit({ networks: [] })).toThrow(AppKitError)
})

test('a server remembers no instance: it would carry one visitor to another', () => {
  createReactAppKit({ networks: [ethereum] })
  expect(() => renderToString(createElement(AppKitButton))).toThrow('Please call "createAppKit"')
})
