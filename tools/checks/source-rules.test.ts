import { expect, test } from 'vitest'
import { fixtureTree } from './fixtureTree.ts'
import { sourceFile } from './rules/Rule.ts'
import { checkSourceRules, rules } from './source-rules.ts'

function broken(path: string, text: string): string[] {
  const file = sourceFile(path, text)
  return rules.filter(rule => rule.applies(path) && rule.check(file).length > 0).map(rule => rule.name)
}

const core = 'packages/appkit-core/src/router/Router.ts'
const session = 'packages/appkit-core/src/walletconnect/loadProvider.ts'
const loader = 'packages/appkit/src/kit/loadRenderer.ts'
const data = 'packages/appkit-core/src/data/names.ts'
const view = 'packages/appkit-ui/src/views/Connect.tsx'
const sheet = 'packages/appkit-ui/src/views/Connect.css'
const spec = 'packages/appkit-core/src/router/Router.test.ts'

test.each([
  ['module-state', core, 'const state = proxy({})'],
  ['module-state', core, 'export const state = { inner: proxy({}) }'],
  ['module-state', core, 'let instance: string | undefined'],
  ['module-state', core, 'const cache = new Map<string, string>()'],
  ['module-state', core, 'class Kit { static instances = new Set() }'],
  ['module-state', core, 'const last = { kit: 1 }\nexport const remember = () => { last.kit = 2 }'],
  ['module-state', core, "const names = ['a']\nexport const add = () => names.push('b')"],
  ['module-state', core, 'const last = { inner: { kit: 1 } } as Last\nconst forget = () => delete last.inner.kit'],
  ['module-state', core, 'const counts: Counts = { opened: 0 }\nconst open = (key: string) => { counts[key]! += 1 }'],
  ['module-state', core, 'const counts = { opened: 0 }\nconst open = () => counts.opened++'],
  ['module-state', core, 'const last = { kit: 1 }\nconst remember = (next: Last) => Object.assign(last, next)'],
  ['module-state', core, "const NAMES = new Set(['a'])\nconst add = (name: string) => NAMES.add(name)"],
  ['module-state', core, 'const cache: Record<string, string> = {}'],
  ['module-state', core, 'export const last = { kit: 1 }'],
  ['module-state', core, 'export const last: { kit: number | undefined } = { kit: undefined }'],
  ['module-state', core, "const names: string[] = ['a']\nexport { names }"],
  ['core-imports', core, "import { useState } from 'react'"],
  ['core-imports', core, "import type { Hex } from 'viem'"],
  ['core-imports', core, "const sol = () => import('@solana/web3.js')"],
  ['core-imports', core, "import { Core } from '@walletconnect/core'"],
  ['core-imports', core, "const provider = () => import('@walletconnect/core')"],
  ['core-imports', session, "import { Core } from '@walletconnect/core'"],
  ['commonjs-imports', loader, "const load = () => import('react-dom/client')"],
  ['view-literals', view, 'const v = <p>Connect wallet</p>'],
  ['view-literals', view, "kit.toasts.show('Wallet switched', 'success')"],
  ['view-literals', view, "toasts.show(done ? t('done') : 'Failed', 'error')"],
  ['view-literals', view, "const v = <p>{'Connect'}</p>"],
  ['view-literals', view, "const v = <p>{busy ? 'Busy' : t('idle')}</p>"],
  ['view-literals', view, 'const v = <p>{`Hello $' + '{name}`}</p>'],
  ['view-literals', view, "const v = <button aria-label='Close' />"],
  ['view-literals', view, "const v = <input placeholder={name ?? 'Search'} />"],
  ['view-literals', view, 'const v = <p>محفظة</p>'],
  ['view-literals', 'packages/appkit/src/elements/Button.ts', "node.textContent = 'Connect'"],
  ['view-literals', 'packages/appkit/src/elements/Button.ts', "node.setAttribute('aria-label', 'Connect')"],
  ['feature-names', core, "const views = new Set(['WalletSend'])"],
  ['feature-names', view, "const tab = tabs.find(({ name }) => name === 'activity')"],
  ['feature-names', core, 'interface Features { readonly swaps: boolean }'],
  ['feature-names', core, 'const defaults = { onramp: true }'],
  ['feature-names', view, 'const isOn = options.state.features.send !== false'],
  ['chain-names', core, "const isEvm = namespace === 'eip155'"],
  ['chain-names', core, "const main = networks.find(({ caipNetworkId }) => caipNetworkId === 'eip155:1')"],
  ['chain-names', core, 'const methods = { solana: [] }'],
  ['chain-names', core, 'interface Defaults { readonly bip122: string }'],
  ['chain-names', core, 'const id = `eip155:$' + '{chainId}`'],
  ['chain-names', data, "export const isMain = (id: string) => id === 'eip155:1'"],
  ['chain-names', data, "export const isOther = (id: string) => id !== 'eip155:1'"],
  ['chain-names', data, "export const main = (isEvm: boolean) => (isEvm ? 'eip155:1' : undefined)"],
  ['hostile-markup', core, 'node.innerHTML = name'],
  ['hostile-markup', view, 'const v = <p dangerouslySetInnerHTML={{ __html: name }} />'],
  ['hostile-markup', core, 'eval(name)'],
  ['hostile-markup', core, 'new Function(name)'],
  ['hostile-markup', core, 'window.document.write(name)'],
  ['hostile-markup', core, 'const id = Math.random()'],
  ['hostile-markup', view, 'const v = <style>{css}</style>'],
  ['hostile-markup', core, "document.createElement('style')"],
  ['hostile-markup', core, "const html = '<style>p{}</style>'"],
  ['file-names', 'packages/appkit-core/src/utils/format.ts', ''],
  ['file-names', 'packages/appkit-core/src/router/types.ts', ''],
  ['file-names', 'examples/a/src/helpers.test.ts', ''],
  ['file-length', core, 'const a = 1\n'.repeat(401)],
  ['function-length', core, `function a() {${'\n'.repeat(61)}}`],
  ['function-length', core, `const a = () => {${'\n'.repeat(61)}}`],
  ['function-length', core, `class A { b() {${'\n'.repeat(61)}} }`],
  ['honest-tests', spec, "test.skip('a', () => {})"],
  ['honest-tests', spec, "describe.only('a', () => {})"],
  ['honest-tests', spec, "test.describe.fixme('a', () => {})"],
  ['honest-tests', spec, "it.todo('a')"],
  ['nothing-postponed', core, '// TODO: later'],
  ['nothing-postponed', core, '/**\n * FIXME\n */'],
  ['logical-css', sheet, '.a { margin-left: 4px }'],
  ['logical-css', sheet, '.a { padding-right: 4px; }'],
  ['logical-css', sheet, '.a {\n  left: 0;\n}'],
  ['logical-css', sheet, '.a { text-align: right; }'],
  ['logical-css', sheet, '.a { border-top-left-radius: 4px; }'],
  ['logical-css', sheet, '.a { border-left: 1px solid; }'],
])('%s fails in %s: %s', (rule, path, text) => {
  expect(broken(path, text)).toEqual([rule])
})

test.each([
  [core, "const NAMES = new Set(['a'])\nexport const create = () => proxy(new Map())"],
  [
    core,
    "export const names = ['a'] as const\nexport const ids: readonly string[] = []\nexport const kit: Kit = { id: 1 }",
  ],
  [core, 'export const words = { a: 1 } as const satisfies Words\nexport const kit = Object.freeze({ id: 1 })'],
  [
    core,
    'export const limits: { readonly burst: number } = { burst: 1 }\nconst local = { burst: 1 }\nuse(local.burst)',
  ],
  [core, "const names = ['a']\nconst sorted = (names: string[]) => names.sort()\nconst all = () => [...names].sort()"],
  [core, "const a = ['a']\nconst add = () => { const a: string[] = []; for (const one of a) a.push(one) }"],
  [core, 'const last = { kit: 1 }\nconst next = () => { let kit; kit = last.kit; return -last.kit }'],
  [core, 'export class Router { readonly state = proxy({}); readonly #seen = new Map() }'],
  [core, "import { proxy } from 'valtio/vanilla'"],
  [session, "import type { ICore } from '@walletconnect/types'\nconst load = () => import('@walletconnect/core')"],
  ['packages/adapter-wagmi/src/a.ts', "import type { Hex } from 'viem'"],
  [view, "const v = <p className='row' data-state={open ? 'open' : 'closed'}>{t('connect')} · {42}</p>"],
  [view, "const v = <p>{kind === 'wallet' && <Row label={t('wallet')} />}</p>"],
  ['packages/appkit-ui/src/views/Connect.stories.tsx', 'const v = <p>Connect wallet</p>'],
  ['packages/appkit-ui/src/locales/en.ts', "export const en = { title: 'Connect' } as const\n".repeat(500)],
  [core, 'const a = 1\n'.repeat(400)],
  [view, "kit.toasts.show('wallets.switched', 'success')"],
  [view, "toasts.show(t('done'), 'success')"],
  [core, "import { send } from './send'\nconst { send: sent } = calls\nconst kit = { receive: true }"],
  ['packages/appkit/src/kit/accountFeatures.ts', "const names = ['send', 'activity']"],
  [core, "// 'eip155' is EVM\nconst word = 'solanaLike'"],
  ['packages/adapter-solana/src/a.ts', "const namespace = 'solana'"],
  [spec, "const text = 'test.only()'\ntest('a', () => {})"],
  [sheet, '/* left: 0; */ .a { margin-inline-start: 4px; inset-inline-end: 0; text-align: start; --left: 1px; }'],
  [sheet, '.a:hover { transition: left 1s; } .left { color: red; }'],
])('code that follows the rules passes: %s', (path, text) => {
  expect(broken(path, text)).toEqual([])
})

test('checks the whole tree and reports the location of a violation', () => {
  const root = fixtureTree({ [core]: '\n\nlet a = 1\n', 'packages/appkit-core/dist/a.js': 'let a = 1' })
  expect(checkSourceRules(root, [])).toMatchObject([{ rule: 'module-state', file: core, line: 3 }])
})

test('an allowance silences one rule in one file, and fails once it is no longer needed', () => {
  const allowance = { rule: 'module-state', file: core, reason: 'proves the point' }
  expect(checkSourceRules(fixtureTree({ [core]: 'let a = 1' }), [allowance])).toEqual([])
  expect(checkSourceRules(fixtureTree({ [core]: 'const a = 1' }), [allowance])).toMatchObject([{ rule: 'allowance' }])
})
