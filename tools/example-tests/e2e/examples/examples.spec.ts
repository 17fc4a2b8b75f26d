import { startServer } from '../../app/startServer'
import { readExamples } from '../../walk/readExamples'
import { walkApp } from '../../walk/walkApp'
import { expect, test } from './test'

/** With `OPENAPPKIT_WALK=dev`, the development servers serve the apps. They have no Content Security Policy. */
const isDev = process.env['OPENAPPKIT_WALK'] === 'dev'

/** Without chains to walk on, an example has tests of its own. */
const examples = readExamples(isDev ? 'dev' : 'start').filter(({ namespaces }) => namespaces.length > 0)

for (const { name, folder, namespaces, hasSignIn, command } of examples) {
  test(`${name}: a user connects, reloads, signs, sends, switches, rejects and disconnects`, async ({
    page,
    chains,
    blocked,
    forgive,
  }) => {
    await using server = await startServer(command, { cwd: folder, env: process.env })
    await walkApp(page, {
      folder,
      url: server.url,
      chains: await chains.walks(namespaces),
      hasSignIn,
      hasPolicy: !isDev,
    })
    expect(blocked).toEqual([])
    // A page of a development server would report that the server has ended.
    await page.goto('about:blank')
    // Next.js's development server can send this before its own client is ready.
    if (isDev) forgive(/\[HMR\] Invalid message: .*isrManifest/)
    // The browser reports the answer of a route that needs a session.
    if (hasSignIn) forgive(/status of 401/)
  })
}
