import { type ChildProcess, spawn } from 'node:child_process'

/** Ends Postgres when this process is gone, however it went: the guard's standard input closes then. Returns what calls the guard off. */
export function endWithParent({ pid }: ChildProcess): () => void {
  // On Windows what a killed server leaves behind is ended by the next start.
  if (pid === undefined || process.platform === 'win32') return () => {}
  const guard = spawn('/bin/sh', ['-c', 'read -r _; kill -INT "$0"', String(pid)], {
    stdio: ['pipe', 'ignore', 'ignore'],
    // Out of the terminal's group, so that Ctrl+C there can't end the guard first.
    detached: true,
  })
  guard.on('error', () => {})
  guard.unref()
  const { stdin } = guard
  if (stdin !== null && 'unref' in stdin && typeof stdin.unref === 'function') stdin.unref()
  return () => void guard.kill('SIGKILL')
}
