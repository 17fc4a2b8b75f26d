import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type RunningCloud, startCloud } from '@openappkit/cloud'
import { test as base, expect, type Page } from '@playwright/test'
import { type ServedPage, servePage } from './servePage'
import { writeWalletSite } from './writeWalletSite'

interface Stage {
  readonly cloud: RunningCloud
  /** Origin of the wallet. */
  readonly wallet: string
  /** Id of a project that lists only the app. */
  readonly projectId: string
  /** Id of a project that lists another app. */
  readonly otherProjectId: string
  readonly app: ServedPage
  readonly thirdParty: ServedPage
}

/** A page that embeds what its query says, in a sandbox if there is one. Its messages end up in `window.messages`. */
const HOST = `<!doctype html><meta name="referrer" content="no-referrer"><link rel="icon" href="data:,"><body><script>
  const query = new URLSearchParams(location.search)
  window.messages = []
  addEventListener('message', ({ data, origin }) => window.messages.push({ data, origin }))
  const frame = document.createElement('iframe')
  if (query.has('sandbox')) frame.setAttribute('sandbox', query.get('sandbox'))
  if (query.has('referrer')) frame.referrerPolicy = 'origin'
  frame.src = query.get('src')
  document.body.append(frame)
</script>`

const test = base.extend<object, { stage: Stage }>({
  stage: [
    // biome-ignore lint/correctness/noEmptyPattern: the first argument must be a pattern
    async ({}, use) => {
      const dataDirectory = await mkdtemp(join(tmpdir(), 'oak-cloud-'))
      await using site = await writeWalletSite()
      await using app = await servePage({ '/': HOST }, '')
      await using thirdParty = await servePage({ '/': HOST }, '')
      const cloud = await startCloud({
        port: 0,
        walletPort: 0,
        walletSite: site.folder,
        dataDirectory,
        logLevel: 'silent',
        chains: { chains: {} },
      })
      const origin = new URL(app.url).origin
      const { id: projectId } = await cloud.projects.create({ name: 'App', allowedOrigins: [origin] })
      const { id: otherProjectId } = await cloud.projects.create({
        name: 'Other',
        allowedOrigins: ['https://other.example'],
      })
      await use({ cloud, wallet: cloud.walletUrl ?? '', projectId, otherProjectId, app, thirdParty })
      await cloud.close()
      await rm(dataDirectory, { recursive: true, force: true })
    },
    { scope: 'worker' },
  ],
})

const within = (host: string, src: string, extra: Record<string, string> = {}): string =>
  `${host}?${new URLSearchParams({ src, ...extra })}`

async function messagesOf(page: Page): Promise<readonly { readonly data: unknown; readonly origin: string }[]> {
  return page.evaluate(() => (window as unknown as { messages: { data: unknown; origin: string }[] }).messages)
}

/** URLs of the frames inside the page, once the browser has loaded or blocked them. */
async function framesOf(page: Page): Promise<readonly string[]> {
  await page.waitForLoadState('networkidle')
  return page.frames().map(frame => frame.url())
}

/** Runs a task while a project lists these pages only. */
async function whileListed(
  { cloud }: Stage,
  projectId: string,
  pages: readonly ServedPage[],
  task: () => Promise<void>,
): Promise<void> {
  const before = (await cloud.projects.list()).find(({ id }) => id === projectId)
  await cloud.projects.edit(projectId, { allowedOrigins: pages.map(({ url }) => new URL(url).origin) })
  try {
    await task()
  } finally {
    await cloud.projects.edit(projectId, { allowedOrigins: before?.allowedOrigins ?? [] })
  }
}

/** Chromium's URL of a frame that it blocked. */
const BLOCKED = 'chrome-error://chromewebdata/'

test('27. a listed app embeds the frame, whose headers allow a vault and nothing else', async ({ page, stage }) => {
  const { app, projectId, thirdParty, wallet } = stage
  const problems: string[] = []
  page.on('console', message => problems.push(message.text()))
  const frame = `${wallet}/sdk?${new URLSearchParams({ projectId, foreign: thirdParty.url })}`
  await page.goto(within(app.url, frame))
  await expect.poll(() => messagesOf(page)).toHaveLength(1)
  const [message] = await messagesOf(page)
  expect(message?.origin).toBe(wallet)
  expect(message?.data).toEqual({
    'worker without a policy': 'TypeError',
    'another policy': 'TypeError',
    'a second policy of the same name': 'TypeError',
    'another script': 'TypeError',
    worker: 'works',
    inWorker: { own: 'works', foreign: 'TypeError', eval: 'EvalError' },
    'style sheet': 'works',
    'style property': 'works',
    eval: 'EvalError',
    markup: 'TypeError',
    'inline script': 'TypeError',
    'own API': 'works',
    'foreign API': 'TypeError',
    'foreign frame': 'TypeError',
    isolated: false,
  })
  // Browsers know every header, so they complain only about the probes.
  expect(problems.filter(text => /unrecognized|permissions-policy|invalid/i.test(text))).toEqual([])
})

test('a cross-origin isolated app can embed the frame with its vault', async ({ page, stage }) => {
  const { cloud, projectId, thirdParty, wallet } = stage
  const isolation = { 'cross-origin-opener-policy': 'same-origin', 'cross-origin-embedder-policy': 'require-corp' }
  await using app = await servePage({ '/': HOST }, '', isolation)
  const { id } = await cloud.projects.create({ name: 'Isolated', allowedOrigins: [new URL(app.url).origin] })
  expect(id).not.toBe(projectId)
  await page.goto(within(app.url, `${wallet}/sdk?${new URLSearchParams({ projectId: id, foreign: thirdParty.url })}`))
  await expect.poll(() => messagesOf(page)).toHaveLength(1)
  expect(await page.evaluate(() => crossOriginIsolated)).toBe(true)
  expect((await messagesOf(page))[0]?.data).toMatchObject({ worker: 'works', inWorker: { own: 'works' } })
})

test('27. the built pages keep to their own policies', async ({ page }) => {
  const dataDirectory = await mkdtemp(join(tmpdir(), 'oak-cloud-'))
  const cloud = await startCloud({ port: 0, walletPort: 0, dataDirectory, logLevel: 'silent', chains: { chains: {} } })
  try {
    await using app = await servePage({ '/': HOST }, '')
    const violations: string[] = []
    page.on('console', message => {
      if (/content security policy|trusted ?type|permissions-policy/i.test(message.text()))
        violations.push(message.text())
    })
    await page.goto(within(app.url, `${cloud.walletUrl}/sdk?projectId=local`))
    await expect.poll(() => page.frames().length).toBe(2)
    await page.waitForLoadState('networkidle')
    expect(page.frames()[1]?.url()).toContain('/sdk?projectId=local')
    for (const name of ['approve', 'protect', 'devices']) {
      await page.goto(`${cloud.walletUrl}/window/${name}`)
      await page.waitForLoadState('networkidle')
    }
    await page.goto(within(app.url, `${cloud.walletUrl}/sdk?projectId=none`))
    await expect(page.frameLocator('iframe').getByRole('alert')).toContainText('can’t use this wallet')
    expect((await messagesOf(page)).map(({ data }) => data)).toEqual([{ type: '@w3m-frame/READY', payload: {} }])
    await page.evaluate(() => {
      document.querySelector('iframe')?.contentWindow?.postMessage({ type: '@w3m-app/IS_CONNECTED', id: 'one' }, '*')
    })
    await expect
      .poll(async () => (await messagesOf(page))[1]?.data)
      .toMatchObject({
        type: '@w3m-frame/IS_CONNECTED_ERROR',
        id: 'one',
        payload: { code: 'embedded/origin-not-allowed' },
      })
    expect(violations).toEqual([])
  } finally {
    await cloud.close()
    await rm(dataDirectory, { recursive: true, force: true })
  }
})

test('15. an unlisted page cannot embed the frame', async ({ page, stage }) => {
  const { projectId, thirdParty, wallet } = stage
  const url = within(thirdParty.url, `${wallet}/sdk?projectId=${projectId}`)
  await page.goto(url)
  expect((await framesOf(page))[1]).toBe(BLOCKED)
  expect(await messagesOf(page)).toEqual([])
  // Negative control: the list of the project is all that stops it.
  await whileListed(stage, projectId, [thirdParty], async () => {
    await page.goto(url)
    await expect.poll(() => messagesOf(page)).toHaveLength(1)
  })
})

test('15. an unlisted page that names itself gets the error page, which reports the reason', async ({
  page,
  stage,
}) => {
  const { projectId, thirdParty, wallet } = stage
  await page.goto(within(thirdParty.url, `${wallet}/sdk?projectId=${projectId}`, { referrer: 'origin' }))
  await expect.poll(() => messagesOf(page)).toEqual([{ data: 'refused', origin: wallet }])
})

test('15. a listed app inside an unlisted page cannot embed the frame', async ({ page, stage }) => {
  const { app, projectId, thirdParty, wallet } = stage
  for (const referrer of [{}, { referrer: 'origin' }]) {
    const inner = within(app.url, `${wallet}/sdk?projectId=${projectId}`, referrer)
    await page.goto(within(thirdParty.url, inner))
    await expect.poll(() => page.frames().length).toBe(3)
    expect((await framesOf(page)).slice(1)).toEqual([inner, BLOCKED])
  }
  // Negative control: if the project lists the outer page too, the frame loads.
  await whileListed(stage, projectId, [app, thirdParty], async () => {
    await page.goto(within(thirdParty.url, within(app.url, `${wallet}/sdk?projectId=${projectId}`)))
    await expect.poll(() => page.frames().at(-1)?.url()).toContain('/sdk?')
  })
})

test('15. a sandboxed app, which has no origin, cannot embed the frame', async ({ page, stage }) => {
  const { app, projectId, wallet } = stage
  const inner = within(app.url, `${wallet}/sdk?projectId=${projectId}`)
  await page.goto(within(app.url, inner, { sandbox: 'allow-scripts' }))
  await expect.poll(() => page.frames().length).toBe(3)
  expect((await framesOf(page)).slice(1)).toEqual([inner, BLOCKED])
})

test("15. a listed app cannot embed the frame with another project's id", async ({ page, stage }) => {
  const { app, otherProjectId, wallet } = stage
  const url = within(app.url, `${wallet}/sdk?projectId=${otherProjectId}`)
  await page.goto(url)
  expect((await framesOf(page))[1]).toBe(BLOCKED)
  // Negative control: the list of the other project is all that stops it.
  await whileListed(stage, otherProjectId, [app], async () => {
    await page.goto(url)
    await expect.poll(() => messagesOf(page)).toHaveLength(1)
  })
})

test('any page can embed the error page of an unknown project', async ({ page, stage }) => {
  const { thirdParty, wallet } = stage
  await page.goto(within(thirdParty.url, `${wallet}/sdk?projectId=${'0'.repeat(32)}`))
  await expect.poll(() => messagesOf(page)).toEqual([{ data: 'refused', origin: wallet }])
})

test('15. no page can embed a window of the wallet, but the frame that opens one can talk to it', async ({
  page,
  context,
  stage,
}) => {
  const { app, wallet } = stage
  await page.goto(within(app.url, `${wallet}/window/approve`))
  expect((await framesOf(page))[1]).toBe(BLOCKED)
  const opened = context.waitForEvent('page')
  await page.evaluate(url => void window.open(url), `${wallet}/window/approve`)
  await expect((await opened).locator('body')).toHaveText('true')
})

test('15. other pages cannot call the API', async ({ page, stage }) => {
  const { app, wallet } = stage
  await page.goto(app.url)
  const statuses = await page.evaluate(async origin => {
    const body = '{"jsonrpc":"2.0","id":1,"method":"eth_chainId"}'
    const call = (init: RequestInit): Promise<string> =>
      fetch(`${origin}/wallet/v1/rpc/eip155:1`, { method: 'POST', body, ...init }).then(
        ({ status, type }) => `${type} ${status}`,
        (error: Error) => error.name,
      )
    const read = (path: string): Promise<unknown> =>
      fetch(`${origin}${path}`).then(
        ({ status }) => status,
        (error: Error) => error.name,
      )
    return {
      json: await call({ headers: { 'content-type': 'application/json' } }),
      simple: await call({}),
      frame: await read('/wallet/v1/frame?projectId=local'),
      settings: await read('/wallet/v1/site'),
      manifest: await read('/manifest.json'),
    }
  }, wallet)
  expect(statuses).toEqual({ json: 'TypeError', simple: 'TypeError', frame: 'TypeError', settings: 200, manifest: 200 })
})
