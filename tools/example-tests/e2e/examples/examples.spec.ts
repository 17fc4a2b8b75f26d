import { startServer } from '../../app/startServer'
import { readExamples } from '../../walk/readExamples'
import { walkApp } from '../../walk/walkApp'
import { expect, test } from './test'

for (const { name, folder, namespaces, hasSignIn, start } of readExamples()) {
  test(`${name}: a user connects, reloads, signs, sends, switches, rejects and disconnects`, async ({
    page,
    chains,
    blocked,
    forgive,
  }) => {
    await using server = await startServer(start, { cwd: folder, env: process.env })
    await walkApp(page, { url: server.url, chains: await chains.walks(namespaces), hasSignIn })
    expect(blocked).toEqual([])
    // The browser reports the answer of a route that needs a session.
    if (hasSignIn) forgive(/status of 401/)
  })
}
