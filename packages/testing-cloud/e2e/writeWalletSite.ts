import { createHash } from 'node:crypto'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

const page = (name: string): string =>
  `<!doctype html><title>${name}</title><link rel="icon" href="data:,"><body><script type="module" src="/assets/${name}-12345678.js"></script>`

/** Tries what a script on the page could do, and posts the results to the embedding page. */
const PROBE = `
const results = {}
const attempt = async (name, work) => {
  results[name] = await Promise.resolve().then(work).then(() => 'works', error => error.name)
}
const url = '/assets/worker-12345678.js'
await attempt('worker without a policy', () => new Worker(url))
await attempt('another policy', () => trustedTypes.createPolicy('evil', { createScriptURL: text => text }))
const policy = trustedTypes.createPolicy('vault', {
  createScriptURL: text => { if (text === url) return text; throw new TypeError('Not the worker') },
})
await attempt('a second policy of the same name', () => trustedTypes.createPolicy('vault', { createScriptURL: text => text }))
await attempt('another script', () => policy.createScriptURL('/assets/evil.js'))
await attempt('worker', () => new Promise((resolve, reject) => {
  const worker = new Worker(policy.createScriptURL(url), { type: 'module' })
  worker.onmessage = ({ data }) => { results.inWorker = data; resolve() }
  worker.onerror = reject
}))
await attempt('style sheet', () => {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync('body { color: rgb(1, 2, 3) }')
  document.adoptedStyleSheets = [sheet]
  if (getComputedStyle(document.body).color !== 'rgb(1, 2, 3)') throw new TypeError('No style')
})
await attempt('style property', () => {
  document.body.style.marginTop = '7px'
  if (getComputedStyle(document.body).marginTop !== '7px') throw new TypeError('No style')
})
await attempt('eval', () => (0, eval)('1'))
await attempt('markup', () => { document.body.innerHTML = '<img src=x onerror=1>' })
await attempt('inline script', () => {
  const script = document.createElement('script')
  script.textContent = 'window.ran = true'
  document.body.append(script)
  if (!window.ran) throw new TypeError('Did not run')
})
await attempt('own API', async () => { if (!(await fetch('/wallet/v1/site')).ok) throw new TypeError('No answer') })
await attempt('foreign API', () => fetch(new URLSearchParams(location.search).get('foreign')))
await attempt('foreign frame', () => new Promise((resolve, reject) => {
  document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) => effectiveDirective === 'frame-src' && reject(new TypeError()))
  const frame = document.createElement('iframe')
  frame.onload = () => setTimeout(resolve, 500)
  frame.src = new URLSearchParams(location.search).get('foreign')
  document.body.append(frame)
}))
results.isolated = crossOriginIsolated
parent.postMessage(results, '*')
`
const WORKER = `
const results = {}
const foreign = new URL(location.href).origin.replace(/\\d+$/, '1')
for (const [name, url] of [['own', '/wallet/v1/site'], ['foreign', foreign]])
  results[name] = await fetch(url).then(() => 'works', error => error.name)
try { (0, eval)('1'); results.eval = 'works' } catch (error) { results.eval = error.name }
postMessage(results)
`

/** Writes a wallet site whose frame probes its own headers. */
export async function writeWalletSite(): Promise<{ readonly folder: string } & AsyncDisposable> {
  const folder = await mkdtemp(join(tmpdir(), 'oak-site-'))
  const files = {
    'assets/error-12345678.js': "parent.postMessage('refused', '*')",
    'assets/sdk-12345678.js': PROBE,
    'assets/window-12345678.js': 'document.body.append(String(opener !== null))',
    'assets/worker-12345678.js': WORKER,
    'error.html': page('error'),
    'sdk.html': page('sdk'),
    'window.html': page('window'),
  }
  for (const [path, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, path)), { recursive: true })
    await writeFile(join(folder, path), text)
  }
  const listed = Object.entries(files).map(([path, text]) => ({
    path,
    size: Buffer.byteLength(text),
    sha256: createHash('sha256').update(text).digest('base64url'),
  }))
  await writeFile(join(folder, 'manifest.json'), JSON.stringify({ version: 1, files: listed }))
  return { folder, [Symbol.asyncDispose]: () => rm(folder, { recursive: true, force: true }) }
}
