import { type ChildProcess, spawn } from 'node:child_process'

/**
 * Stops Postgres when this process ends, even if it is killed: a guard process stops Postgres as soon as its standard
 * input closes. Returns a function that ends the guard.
 */
export function endWithParent({ pid }: ChildProcess): () => void {
  // On Windows, the next start stops a leftover Postgres.
  if (pid === undefined || process.platform === 'win32') return () => {}
  const guard = spawn('/bin/sh', ['-c', 'read -r _; kill -INT "$0"', String(pid)], {
    stdio: ['pipe', 'ignore', 'ignore'],
    // Outside the terminal's process group, so Ctrl+C can't end the guard first.
    detached: true,
  })
  guard.on('error', () => {})
  guard.unref()
  const { stdin } = guard
  if (stdin !== null && 'unref' in stdin && typeof stdin.unref === 'function') stdin.unref()
  return () => void guard.kill('SIGKILL')
}
