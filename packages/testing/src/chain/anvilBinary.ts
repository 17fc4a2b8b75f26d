import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

const architectures: Readonly<Record<string, string>> = { x64: 'amd64', arm64: 'arm64' }

/**
 * Returns the path of the anvil binary for this machine. The binary is in a separate package, because the `bin` of
 * `@foundry-rs/anvil` is only a launcher: a signal sent to the launcher wouldn't reach the chain.
 *
 * @throws Error if the binary's package isn't installed.
 */
export function anvilBinary(platform: string = process.platform, architecture: string = process.arch): string {
  const packageName = `@foundry-rs/anvil-${platform}-${architectures[architecture] ?? architecture}`
  try {
    const launcher = createRequire(import.meta.url).resolve('@foundry-rs/anvil/package.json')
    const manifest = createRequire(launcher).resolve(`${packageName}/package.json`)
    return join(dirname(manifest), 'bin', platform === 'win32' ? 'anvil.exe' : 'anvil')
  } catch (cause) {
    throw new Error(
      `The local chain needs ${packageName}, which isn't installed. Install optional dependencies, or use a platform that anvil supports.`,
      { cause },
    )
  }
}
