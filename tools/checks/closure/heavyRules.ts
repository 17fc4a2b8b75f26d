import { layerOf } from '../layers.ts'
import { readWorkspace } from '../workspace.ts'
import type { HeavyRule } from './HeavyRule.ts'

/** The elements that views of feature packages are built with. They load with those views. */
const ELEMENTS = '@openappkit/appkit-ui/elements'

const libraries: readonly HeavyRule[] = [
  {
    name: 'WalletConnect',
    pattern: /^@walletconnect\/|^@reown\/|\/walletConnectLibrary\.js$|\/src\/walletconnect\/library\.ts$/,
    why: 'it comes with a code, a link or a stored session',
    isOurs: true,
  },
  {
    name: 'Solana libraries',
    pattern: /^@solana\/(?:web3\.js|kit|rpc|transactions|spl-token)(?:\/|-)|\/solanaLibrary\.js$/,
    why: 'web3.js comes with a transfer or its fee',
    isOurs: true,
  },
  {
    name: 'Bitcoin libraries',
    pattern: /^(?:bitcoinjs-lib|bip174|tiny-secp256k1|@bitcoinerlab\/[\w-]+|@scure\/btc-signer|sats-connect)\//,
    why: 'they come with a PSBT or a transfer; wallets are asked without sats-connect',
    isOurs: true,
  },
  {
    name: 'code to scan',
    pattern: /^(?:uqr|qr|qrcode)\/|\/elements\/QrCode\.tsx$/,
    why: 'it comes with the views that show one',
    isOurs: true,
    except: [ELEMENTS],
  },
  {
    name: 'SDKs of wallet vendors',
    pattern: /^@(?:coinbase|base-org|metamask|safe-global)\//,
    why: 'nobody has chosen that wallet yet',
  },
  {
    name: 'public client',
    pattern: /^viem\/_\w+\/clients\/(?:createPublicClient|decorators\/public)\.js$/,
    why: 'it drags in every action of viem; `createClient` and single actions do the same',
  },
  {
    name: 'normalisation of ENS names',
    pattern: /^@adraffy\/ens-normalize\//,
    why: 'its tables come when a name is looked up',
  },
  { name: 'schemas', pattern: /^zod\//, why: 'what comes from outside is checked by hand where pages check it' },
  { name: 'lit', pattern: /^(?:lit|lit-html|lit-element|@lit\/[\w-]+)\//, why: 'the elements need no library' },
]

/**
 * Returns the rules about our own chunks. `accountFeatures` are the names of the feature packages that extend the
 * account view.
 */
const chunks = (accountFeatures: readonly string[]): readonly HeavyRule[] => [
  {
    name: 'locale',
    pattern: /\/src\/locales\/(?!en\.ts$)(?:lazy\.)?[a-z]{2}(?:-\w+)?\.ts$/,
    why: 'only the English of the button and of the first view is there at once',
    isOurs: true,
    except: [ELEMENTS],
  },
  {
    name: 'account views',
    pattern: /^packages\/appkit-ui\/src\/views\/(?:accountViews\.ts$|account\/|networks\/|wallets\/)/,
    why: 'they come when a wallet is asked or connected',
    isOurs: true,
  },
  {
    name: 'what an account holds',
    pattern:
      /^packages\/appkit-(?:ui\/src\/views\/assets|core\/src\/(?:portfolio|amounts|activity|history|identity|nfts))\//,
    why: 'it comes when the account view shows',
    isOurs: true,
    except: ['@openappkit/appkit-core/portfolio', '@openappkit/appkit-core/amounts', ...accountFeatures],
  },
  {
    name: 'test doubles',
    pattern: /^packages\/appkit-core\/(?:src\/testing\/|dist\/testing\.js$)/,
    why: 'they are for tests alone',
    except: ['@openappkit/appkit-core/testing'],
  },
  {
    name: 'receiving',
    pattern: /^packages\/appkit-ui\/src\/views\/(?:receiveViews\.ts$|receive\/)/,
    why: 'it comes with the button that leads to it',
    isOurs: true,
  },
  {
    name: 'views of the directory and of pairing',
    pattern: /^packages\/appkit-ui\/src\/views\/(?:walletConnectViews\.ts$|allwallets\/|walletconnect\/|downloads\/)/,
    why: 'they come with the row that leads to them',
    isOurs: true,
  },
  {
    name: 'help',
    pattern: /^packages\/appkit-ui\/src\/views\/(?:helpViews\.ts$|help\/)/,
    why: 'it comes with the link that leads to it',
    isOurs: true,
  },
]

/** Returns every rule about modules that a closure must not contain, including a rule for each feature package. */
export function heavyRules(root: string): HeavyRule[] {
  const features = readWorkspace(root).filter(
    ({ folder, manifest }) => layerOf(folder) === 'feature' && !manifest.private,
  )
  const accountFeatures = features.flatMap(({ manifest }) => (manifest.openappkit?.budgets ? [manifest.name] : []))
  return [
    ...libraries,
    ...chunks(accountFeatures),
    ...features.map(({ folder, manifest }) => ({
      name: `feature ${folder.slice('packages/'.length)}`,
      pattern: new RegExp(`^${folder}/`),
      why: 'a feature comes when it is used',
      except: Object.keys(manifest.exports ?? {}).map(subpath => manifest.name + subpath.slice(1)),
    })),
  ]
}
