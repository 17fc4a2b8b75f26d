#!/usr/bin/env node
/** Installs, builds and starts the example app with a wallet, a backend and local chains. Runs until Ctrl-C. */
import { fork } from 'node:child_process'
import { join } from 'node:path'
import { childEnvironment, installDependencies, onStop, pinnedNode, root, run } from './setup.mjs'

const abort = new AbortController()
let server

// A terminal interrupts the whole process group, but a supervisor only stops this process. Either way, every child must
// exit.
onStop(() => {
  abort.abort()
  server?.kill('SIGTERM')
})

try {
  await installDependencies({ signal: abort.signal })
  console.error('Building…')
  const { code, output } = await run(
    'turbo',
    [
      'run',
      'build',
      '--output-logs=errors-only',
      '--filter=@openappkit/example-react-multichain...',
      '--filter=@openappkit/example-demo-wallet...',
    ],
    { signal: abort.signal },
  )
  if (abort.signal.aborted) process.exit(0)
  if (code !== 0) throw new Error(`The build failed.\n${output}`)

  server = fork(join(root, 'examples/react-multichain/server/start.mjs'), {
    execPath: pinnedNode(),
    env: childEnvironment(),
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })
  server.once('message', ({ url, walletUrl, inboxUrl }) => {
    console.log(`
OpenAppKit is running with a backend, four local chains and a demo wallet. Nothing leaves this machine.

  App     ${url}
  Wallet  ${walletUrl}
  Inbox   ${inboxUrl}

Open the app and click Connect Demo Wallet. To log in without a wallet, enter any email address in the app, and read the
code in the inbox. To pair a phone instead, open the wallet too: in the app, click Use another
wallet, then WalletConnect, and paste the link into the wallet. The wallet also pays codes that start with ethereum:,
solana: or bitcoin:, pasted or scanned. Stop with Ctrl-C.
`)
  })
  server.once('exit', code => process.exit(code ?? 1))
} catch (error) {
  if (!abort.signal.aborted) console.error(error.message)
  process.exit(abort.signal.aborted ? 0 : 1)
}
