import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import type { Request } from 'playwright'
import { expect, onTestFinished, test } from 'vitest'
import { answerThirdParty } from '../../bench/modal/answerThirdParty.ts'
import { asMarkdown } from '../../bench/modal/asMarkdown.ts'
import { peersFolder } from '../../bench/modal/installPeer.ts'
import { type Judged, judgeTargets } from '../../bench/modal/judgeTargets.ts'
import { accountProject } from '../../bench/modal/list/answerAccount.ts'
import type { PageWeight } from '../../bench/modal/measureWeight.ts'
import { readOptions } from '../../bench/modal/options.ts'
import type { Peer } from '../../bench/modal/Peer.ts'
import { peers } from '../../bench/modal/peers.ts'
import { preparePages } from '../../bench/modal/preparePages.ts'
import type { Failure, PeerResults, Results } from '../../bench/modal/Results.ts'
import { differenceOf, ratioOf, spreadOf } from '../../bench/modal/Spread.ts'
import type { Times } from '../../bench/modal/Times.ts'
import { performanceTargets } from '../../bench/modal/targets.ts'
import { weighRequests } from '../../bench/modal/weighRequests.ts'
import { weightTable } from '../../bench/modal/weightTable.ts'
import { withDeadline } from '../../bench/modal/withDeadline.ts'

test('ignores missing steps in the median and the extremes', () => {
  expect(spreadOf([30, undefined, 10, Number.NaN, 20])).toEqual({ median: 20, min: 10, max: 30, count: 3 })
  expect(spreadOf([40, 10, 20, 30])?.median).toBe(25)
  expect(spreadOf([undefined])).toBeUndefined()
})

test('computes ratios and differences per round, so that a slow round changes nothing', () => {
  expect(ratioOf([10, 100], [20, 200])).toEqual({ median: 0.5, min: 0.5, max: 0.5, count: 2 })
  expect(ratioOf([10, undefined, 30], [20, 20, undefined])?.count).toBe(1)
  expect(differenceOf([30, 130, 40], [20, 120, undefined])).toEqual({ median: 10, min: 10, max: 10, count: 2 })
  expect(differenceOf([0, 5], [0, 5])?.median).toBe(0)
})

test('a target is met at its limit and missed above it', () => {
  const what = 'JavaScript at load, over wagmi alone'
  const wagmi = page({ script: 100_000 })
  const limit = judgementOf(what, { openappkit: page({ script: 113_000 }), wagmi })
  expect(limit).toMatchObject({ verdict: 'met', over: 0 })
  const beyond = judgementOf(what, { openappkit: page({ script: 114_000 }), wagmi })
  expect(beyond).toMatchObject({ verdict: 'missed', over: 1 })
  expect(judgementOf(what, { wagmi }).verdict).toBe('not measured')
})

test('subtracts the baseline from a page round by round', () => {
  const blocking = judgementOf('blocking time over wagmi alone, 4x', {
    openappkit: page({}, { '4x': [{ blocking: 200 }, { blocking: 900 }, { blocking: 150 }] }),
    wagmi: page({}, { '4x': [{ blocking: 170 }, { blocking: 800 }, { blocking: 140 }] }),
  })
  expect(blocking).toMatchObject({ verdict: 'met', measured: { median: 30, min: 10, max: 100 } })
})

test('measures the size per additional chain family', () => {
  const family = judgementOf('JavaScript at load, each further chain family', {
    openappkit: page({ script: 110_000 }),
    'openappkit-multichain': page({ script: 116_000 }),
  })
  expect(family).toMatchObject({ verdict: 'missed', measured: { median: 3 }, over: 1 })
})

test('every target can be measured, and the table shows by how much one is missed', () => {
  const steps = { blocking: 1, coldShown: 1, coldSettled: 1, warmShown: 1, asked: 1, connected: 1, reconnected: 1 }
  const everything = page({}, { '1x': [steps], '4x': [steps], slow: [steps] })
  const results = resultsOf({
    openappkit: page({}, { '1x': [{ ...steps, connected: 42 }], '4x': [steps], slow: [steps] }),
    'openappkit-directory': everything,
    'openappkit-idle': everything,
    'openappkit-multichain': everything,
    wagmi: everything,
    rainbowkit: everything,
    appkit: everything,
  })
  const visit = { firstItem: 9, dropped: 0, nodes: 99 }
  const visits = { '1x': [visit], '4x': [visit] }
  const subjects = ['wallets', 'tokens', 'transactions'] as const
  const lists = subjects.map(subject => ({ subject, name: 'openappkit', label: 'Ours', visits }))
  const judged = judgeTargets(performanceTargets, { ...results, lists })
  expect(judged.filter(({ verdict }) => verdict === 'not measured').map(({ target }) => target.what)).toEqual([])
  expect(singleSpaced(asMarkdown({ ...results, lists }))).toContain(
    '| row click → connected, 1x | ≤ 20 ms | 42 ms | **missed** | 22.0 ms over |',
  )
})

test('a page is compared with its baseline, and no baseline has a modal', () => {
  for (const { baseline } of peers) {
    if (baseline !== undefined) expect(peers.find(({ name }) => name === baseline)).not.toHaveProperty('row')
  }
  const rows = weightTable([
    { ...page({ script: 60_000 }), name: 'react', label: 'React' },
    { ...page({ script: 100_000 }), name: 'wagmi', label: 'wagmi' },
    { ...page({ script: 190_000 }), name: 'peer', label: 'Peer', baseline: 'react' },
  ]).split('\n')
  expect(singleSpaced(rows.at(-1) ?? '')).toContain('| Peer | React | 190.0 | 130.0 |')
})

test('the report of an interrupted run states how many rounds it has', () => {
  const results = { ...resultsOf({ openappkit: page({}) }), rounds: { wanted: 5, done: 2 } }
  expect(asMarkdown(results)).toContain('2 of 5 rounds, the run was cut short.')
})

test('the tables list failed measurements', () => {
  const failures = [{ what: 'Peer, the page', reason: 'it does not build' }]
  expect(asMarkdown({ ...resultsOf({}), failures })).toContain('- Peer, the page: it does not build')
})

test('reports a page that fails and serves the others', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'bench-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  await mkdir(join(folder, 'dist'))
  await writeFile(join(folder, 'dist/index.html'), 'here')
  const failures: Failure[] = []

  const contestants = await preparePages([peerAt('nowhere'), peerAt(relative(peersFolder, folder))], {
    built: true,
    signal: new AbortController().signal,
    say: () => {},
    failed: failure => failures.push(failure),
  })

  onTestFinished(async () => void (await Promise.all(contestants.map(({ served }) => served.close()))))
  expect(failures.map(({ what }) => what)).toEqual(['nowhere, the page'])
  expect(await Promise.all(contestants.map(async ({ served }) => (await fetch(served.url)).text()))).toEqual(['here'])
})

test('a task that never settles times out', async () => {
  let freed = false
  const giveUp = async (): Promise<void> => {
    freed = true
  }
  await expect(withDeadline(new Promise(() => {}), 1, giveUp)).rejects.toThrow('No end')
  expect(freed).toBe(true)
  expect(await withDeadline(Promise.resolve('done'), 60_000, giveUp)).toBe('done')
})

test('counts a script as WalletConnect if it contains the client', () => {
  const sizes = new Map([
    ['/main.js', 10],
    ['/relay.js', 30],
  ])
  const served = { url: 'http://page/', close: async () => {}, sizes, walletConnect: new Set(['/relay.js']) }
  const requests = ['http://page/', 'http://page/main.js', 'http://page/relay.js', 'https://stranger.example/x.js']
  expect(
    weighRequests(
      served,
      requests.map(url => ({ url: () => url }) as Request),
    ),
  ).toEqual({
    script: 40,
    style: 0,
    walletConnect: 30,
    requests: 3,
    thirdParty: 1,
    thirdParties: ['stranger.example'],
  })
})

test('--growth and --list measure nothing else, and --growth writes to a separate file', () => {
  expect(readOptions(['--growth'])).toMatchObject({ peers: [], listRounds: 0, growth: true })
  expect(readOptions(['--growth'])?.out).not.toBe(readOptions([])?.out)
  expect(readOptions(['--list', '--rounds', '2'])).toMatchObject({ rounds: 0, listRounds: 2, growth: false })
  expect(readOptions(['--list'])?.peers.map(({ name }) => name)).toEqual(['openappkit', 'appkit'])
  expect(readOptions(['--no-growth', '--no-list'])).toMatchObject({ peers, listRounds: 0, growth: false })
  expect(() => readOptions(['--only', 'nobody'])).toThrow("Nothing is called 'nobody'")
})

test('a node answers single calls and batches, and other requests return 404', () => {
  const node = new URL('https://node.example/')
  const call = { jsonrpc: '2.0', id: 1, method: 'eth_chainId' }
  const answer = { jsonrpc: '2.0', id: 1, result: '0x1' }
  expect(JSON.parse(String(answerThirdParty(node, JSON.stringify(call)).body))).toEqual(answer)
  expect(JSON.parse(String(answerThirdParty(node, JSON.stringify([call, { ...call, id: 2 }])).body))).toEqual([
    answer,
    { ...answer, id: 2 },
  ])
  expect(answerThirdParty(node, '').status).toBe(404)
})

/** Collapses the padding of a table. */
function singleSpaced(text: string): string {
  return text.replaceAll(/ +/g, ' ')
}

function judgementOf(what: string, pages: Readonly<Record<string, PeerResults>>): Judged {
  const targets = performanceTargets.filter(target => target.what === what)
  const [judged] = judgeTargets(targets, resultsOf(pages))
  if (!judged) throw new Error(`There is no target '${what}'`)
  return judged
}

function resultsOf(pages: Readonly<Record<string, PeerResults>>): Results {
  const named = Object.entries(pages).map(([name, page]) => ({ ...page, name, label: name }))
  const rounds = { wanted: 1, done: 1 }
  return { machine: 'm', chromium: '1', date: 'today', rounds, peers: named, lists: [], failures: [] }
}

function page(load: Partial<PageWeight['load']>, visits: Readonly<Record<string, Times[]>> = {}): PeerResults {
  const weight = { script: 0, style: 0, walletConnect: 0, requests: 1, thirdParty: 0, thirdParties: [] }
  return {
    name: 'page',
    label: 'Page',
    weights: [{ load: { ...weight, ...load }, firstOpen: weight, heap: 1, nodes: 1, listeners: 1 }],
    visits: Object.fromEntries(
      Object.entries(visits).map(([profile, all]) => [profile, all.map(times => ({ times }))]),
    ),
  }
}

function peerAt(name: string): Peer {
  return { name, label: name, wallet: 'ethereum', button: { path: ['button'] } }
}

test('one project id has 10 000 tokens and 10 000 transactions in pages of 50, and others have none', () => {
  const ask = (path: string) => answerThirdParty(new URL(`https://backend.example/v1/account/0x1/${path}`), '')
  const read = (path: string) => JSON.parse(String(ask(`${path}projectId=${accountProject}`).body))
  expect(read('balance?').balances).toHaveLength(10_000)
  const ids = new Set<string>()
  let pages = 0
  let cursor = ''
  do {
    const { data, next } = read(`history?${cursor}`)
    for (const { id } of data) ids.add(id)
    cursor = next === null ? '' : `cursor=${next}&`
    pages++
  } while (cursor !== '')
  expect([ids.size, pages]).toEqual([10_000, 200])
  expect(ask(`history?projectId=${'0'.repeat(32)}`).status).toBe(404)
})
