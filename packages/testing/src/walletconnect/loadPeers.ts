/** Installs the optional packages of the WalletConnect wallet. A test keeps the versions equal to package.json. */
const command = 'npm install --save-dev @reown/walletkit@1.2.10 @walletconnect/core@2.21.8 @walletconnect/utils@2.21.8'

/**
 * Loads code that imports WalletConnect's packages.
 *
 * @throws Error with the install command if one of them isn't installed.
 */
export async function loadPeers<Module>(load: () => Promise<Module>): Promise<Module> {
  try {
    return await load()
  } catch (cause) {
    const message = cause instanceof Error ? cause.message : ''
    const [, missing] =
      /Cannot find (?:package|module) '(@reown\/walletkit|@walletconnect\/(?:core|utils))'/.exec(message) ?? []
    if (!missing) throw cause
    throw new Error(`The WalletConnect wallet needs ${missing}. Run: ${command}`, { cause })
  }
}
