import { type ChildProcess, spawn } from 'node:child_process'

// Runs in a process of its own. Its standard input closes when the parent is gone, however it went, SIGKILL included.
const guard = `process.stdin.resume().on('close', () => { try { process.kill(Number(process.argv[1]), 'SIGKILL') } catch {} })`

/** Makes sure that `child` ends when this process does. Returns what calls the guard off, for when the child has ended by itself. */
export function endWithParent(child: ChildProcess): () => void {
  const { pid } = child
  if (pid === undefined) return () => {}
  const watcher = spawn(process.execPath, ['-e', guard, String(pid)], {
    stdio: ['pipe', 'ignore', 'ignore'],
    // Out of the terminal's group, so that Ctrl+C there can't end the guard first.
    detached: true,
    windowsHide: true,
  })
  watcher.unref()
  watcher.on('error', () => {})
  const { stdin } = watcher
  if (stdin !== null && 'unref' in stdin && typeof stdin.unref === 'function') stdin.unref()
  return () => void watcher.kill('SIGKILL')
}
