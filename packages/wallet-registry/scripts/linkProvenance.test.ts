import { describe, expect, test } from 'vitest'
import { linkProblems } from './linkProvenance.ts'
import { registryProblems, walletRules } from './registryProblems.ts'

const reason = 'a list that people rely on'
const established = {
  bees: { repositories: ['kit'], packages: ['@bees/kit'], reason },
  wasps: { repositories: ['kit', 'sdk'], reason },
  ants: { packages: ['ants'], reason, origin: 'wasps' },
}
const commit = '0'.repeat(40)
const kit = (repository: string, fields: readonly string[]): object => ({
  kind: 'established',
  repository,
  path: 'wallets.ts',
  commit,
  fields,
})
const own = (repository: string, fields: readonly string[]): object => ({ ...kit(repository, fields), kind: 'own' })
const page = (url: string, fields: readonly string[]): object => ({
  kind: 'own',
  page: url,
  read: '2026-11-23',
  fields,
})

/** Creates a wallet whose homepage is stated by two established lists. */
function wallet(fields: object, ...sources: readonly object[]): object {
  return {
    id: 'a'.repeat(64),
    name: 'Good',
    order: 1,
    homepage: 'https://good.example/',
    chains: ['eip155:*'],
    ...fields,
    sources: [kit('bees/kit', ['id', 'name', 'chains', 'homepage']), kit('wasps/kit', ['homepage']), ...sources],
  }
}

function problems(good: object, rules = walletRules): readonly string[] {
  const files = {
    wallets: new Map([['good', good]]),
    assets: { sources: {}, assets: [] },
    icons: new Map(),
    established,
  }
  return registryProblems(files, { all: 0, eip155: 0, solana: 0, bip122: 0 }, rules)
}

const link = { mobile_link: 'good://' }
const github = { ...link, github: 'good-labs' }

describe('accepts a link with', () => {
  test.each([
    ['two established owners', wallet(link, kit('bees/kit', ['mobile_link']), kit('wasps/sdk', ['mobile_link']))],
    ['the official repository', wallet(github, kit('bees/kit', ['github']), own('Good-Labs/app', ['mobile_link']))],
    [
      "a page of the homepage's domain",
      wallet(link, page('https://docs.good.example/.well-known/assetlinks.json', ['mobile_link'])),
    ],
  ])('%s', (_sources, good) => {
    expect(problems(good)).toEqual([])
  })
})

describe('rejects, and would accept without the rule:', () => {
  const personal = { ...kit('jane/app', ['mobile_link']) }
  test.each([
    ['one personal repository', wallet(link, { ...personal, kind: 'other' }), 'neither'],
    ['a personal repository that claims to be established', wallet(link, personal), 'established.json'],
    [
      'two personal repositories',
      wallet(link, personal, { ...personal, repository: 'john/app' }),
      'no source that counts',
    ],
    [
      "a personal repository that claims to be the wallet's own",
      wallet(link, { ...personal, kind: 'own' }),
      "isn't the wallet's own",
    ],
    [
      'a personal repository that claims to be the official one',
      wallet(github, kit('bees/kit', ['github']), own('jane/app', ['mobile_link'])),
      "isn't the",
    ],
    ['one established owner', wallet(link, kit('bees/kit', ['mobile_link'])), 'rests on bees alone'],
    [
      'the same owner twice',
      wallet(link, kit('wasps/kit', ['mobile_link']), kit('wasps/sdk', ['mobile_link'])),
      'rests on wasps alone',
    ],
    [
      'a list and a copy of it',
      wallet(link, kit('wasps/kit', ['mobile_link']), {
        kind: 'established',
        package: 'ants@1.0.0',
        path: 'a.js',
        fields: ['mobile_link'],
      }),
      'rests on wasps alone',
    ],
    [
      'a fork of an established list',
      wallet(link, kit('jane/kit', ['mobile_link']), kit('bees/kit', ['mobile_link'])),
      'jane/kit',
    ],
    [
      'another repository of an established owner',
      wallet(link, kit('bees/playground', ['mobile_link']), kit('wasps/kit', ['mobile_link'])),
      'bees/playground',
    ],
    [
      'a package whose name begins like an established one',
      wallet(link, kit('wasps/kit', ['mobile_link']), {
        kind: 'established',
        package: '@bees/kit-extra@1.0.0',
        path: 'a.js',
        fields: ['mobile_link'],
      }),
      '@bees/kit-extra',
    ],
    ['a look-alike domain', wallet(link, page('https://g00d.example/app', ['mobile_link'])), 'g00d'],
    [
      'the domain as a subdomain of another',
      wallet(link, page('https://good.example.evil.test', ['mobile_link'])),
      'evil',
    ],
    ['a domain that only ends the same', wallet(link, page('https://notgood.example', ['mobile_link'])), 'notgood'],
    ...['github.io', 'vercel.app', 'pages.dev', 'netlify.app', 'web.app'].map(host => [
      `a page on ${host} if the homepage is there too`,
      wallet({ ...link, homepage: `https://good.${host}/` }, page(`https://good.${host}/app`, ['mobile_link'])),
      `good.${host}`,
    ]),
    [
      'another site on github.io',
      wallet({ ...link, homepage: 'https://good.github.io/' }, page('https://evil.github.io/', ['mobile_link'])),
      'evil.github.io',
    ],
    [
      'a personal repository that names the official one',
      wallet(github, { ...personal, kind: 'other', fields: ['github'] }, own('good-labs/app', ['mobile_link'])),
      'jane/app may not state its github',
    ],
  ] as [string, object, string][])('%s', (_attack, good, sentence) => {
    expect(problems(good).join('\n')).toContain(sentence)
    expect(problems(good, withoutRule)).toEqual([])
  })

  test.each(['homepage', 'link_mode', 'desktop_link', 'webapp_link', 'app_store', 'play_store', 'chrome_store'])(
    '%s from one established owner',
    field => {
      const value = values[field] ?? 'https://good.example/'
      const good = {
        ...wallet({ [field]: value }),
        sources: [kit('bees/kit', ['id', 'name', 'chains', 'homepage', field])],
      }
      expect(problems(good)).toContain(`good: ${field} rests on bees alone`)
      expect(problems(good, withoutRule)).toEqual([])
    },
  )
})

test("a page on the homepage's domain doesn't prove the homepage", () => {
  const good = {
    ...wallet({}),
    sources: [kit('bees/kit', ['id', 'name', 'chains']), page('https://good.example/', ['homepage'])],
  }
  expect(problems(good)).toEqual(['good: homepage rests on no source that counts alone'])
  expect(problems(good, withoutRule)).toEqual([])
})

test('each established source has a reason', () => {
  const files = { wallets: new Map(), assets: { sources: {}, assets: [] }, icons: new Map() }
  const nothing = { all: 0, eip155: 0, solana: 0, bip122: 0 }
  expect(
    registryProblems({ ...files, established: { bees: { repositories: ['kit'], reason: 'ok' } } }, nothing),
  ).toEqual([expect.stringContaining('established: bees.reason')])
})

const values: Readonly<Record<string, string>> = {
  desktop_link: 'good://',
  app_store: 'https://apps.apple.com/app/id1',
  play_store: 'https://play.google.com/store/apps/details?id=good',
  chrome_store: 'https://chromewebstore.google.com/detail/good',
}

const withoutRule = walletRules.filter(rule => rule !== linkProblems)
