import { type ChildProcess, spawn } from 'node:child_process'

// Runs in a separate process. Its standard input closes when the parent ends for any reason, including SIGKILL.
const guard = `process.stdin.resume().on('close', () => { try { process.kill(Number(process.argv[1]), 'SIGKILL') } catch {} })`

/**
 * Ends `child` when this process ends. Returns a function that stops the guard process, for when the child ends by
 * itself.
 */
export function endWithParent(child: ChildProcess): () => void {
  const { pid } = child
  if (pid === undefined) return () => {}
  const watcher = spawn(process.execPath, ['-e', guard, String(pid)], {
    stdio: ['pipe', 'ignore', 'ignore'],
    // Outside the terminal's process group, so that Ctrl+C can't end the guard first.
    detached: true,
    windowsHide: true,
  })
  watcher.unref()
  watcher.on('error', () => {})
  const { stdin } = watcher
  if (stdin !== null && 'unref' in stdin && typeof stdin.unref === 'function') stdin.unref()
  return () => void watcher.kill('SIGKILL')
}
