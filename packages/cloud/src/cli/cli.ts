#!/usr/bin/env node
import { runCli } from './runCli'

process.exitCode = await runCli(process.argv.slice(2), {
  environment: process.env,
  print: text => void process.stdout.write(`${text}\n`),
  complain: text => void process.stderr.write(`${text}\n`),
  untilStopped: () =>
    new Promise(resolve => {
      const stop = (): void => {
        // A second signal exits without waiting.
        for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1))
        resolve()
      }
      process.once('SIGINT', stop)
      process.once('SIGTERM', stop)
    }),
})
