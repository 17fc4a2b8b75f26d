#!/usr/bin/env node
import { runChaos } from './runChaos'

process.exitCode = await runChaos({
  args: process.argv.slice(2),
  secret: process.env['WEBHOOK_SECRET'],
  fetch: globalThis.fetch,
  now: Date.now,
  print: text => process.stdout.write(text),
})
