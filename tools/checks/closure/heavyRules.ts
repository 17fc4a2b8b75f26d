import { layerOf } from '../layers.ts'
import { readWorkspace } from '../workspace.ts'
import type { HeavyRule } from './HeavyRule.ts'

/** The elements that views of feature packages are built with. They load with those views. */
const ELEMENTS = '@openappkit/appkit-ui/elements'
/** The elements of views that move money. */
const MONEY = '@openappkit/appkit-ui/money'

const libraries: readonly HeavyRule[] = [
  {
    name: 'WalletConnect',
    pattern: /^@walletconnect\/|^@reown\/|\/walletConnectLibrary\.js$|\/src\/walletconnect\/library\.ts$/,
    why: 'loads with a QR code, a link or a stored session',
    isOurs: true,
  },
  {
    name: 'Solana libraries',
    pattern: /^@solana\/(?:web3\.js|kit|rpc|transactions|spl-token)(?:\/|-)|\/solanaLibrary\.js$/,
    why: 'web3.js loads with a transfer or its fee',
    isOurs: true,
  },
  {
    name: 'Bitcoin libraries',
    pattern: /^(?:bitcoinjs-lib|bip174|tiny-secp256k1|@bitcoinerlab\/[\w-]+|@scure\/btc-signer|sats-connect)\//,
    why: 'loads with a PSBT or a transfer; wallets need no sats-connect',
    isOurs: true,
  },
  {
    name: 'QR codes',
    pattern: /^(?:uqr|qr|qrcode)\/|\/elements\/QrCode\.tsx$/,
    why: 'loads with the views that show a QR code',
    isOurs: true,
    except: [ELEMENTS, MONEY],
  },
  {
    name: 'SDKs of wallet vendors',
    pattern: /^@(?:coinbase|base-org|metamask|safe-global)\//,
    why: "the user hasn't chosen that wallet yet",
  },
  {
    name: 'public client',
    pattern: /^viem\/_\w+\/clients\/(?:createPublicClient|decorators\/public)\.js$/,
    why: 'pulls in every action of viem; use `createClient` and single actions',
  },
  {
    name: 'normalization of ENS names',
    pattern: /^@adraffy\/ens-normalize\//,
    why: 'its tables load with the first name lookup',
  },
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
    why: 'only English for the button and the first view loads with the app',
    isOurs: true,
    except: [ELEMENTS, MONEY],
  },
  {
    name: 'account views',
    pattern: /^packages\/appkit-ui\/src\/views\/(?:accountViews\.ts$|account\/|networks\/|wallets\/)/,
    why: 'loads when a wallet is requested or connected',
    isOurs: true,
  },
  {
    name: 'account assets',
    pattern:
      /^packages\/appkit-(?:ui\/src\/views\/assets|core\/src\/(?:portfolio|amounts|activity|history|identity|nfts))\//,
    why: 'loads with the account view',
    isOurs: true,
    except: ['@openappkit/appkit-core/portfolio', '@openappkit/appkit-core/amounts', MONEY, ...accountFeatures],
  },
  {
    name: 'test doubles',
    pattern: /^packages\/appkit-core\/(?:src\/testing\/|dist\/testing\.js$)/,
    why: 'only tests use them',
    except: ['@openappkit/appkit-core/testing'],
  },
  {
    name: 'receiving',
    pattern: /^packages\/appkit-ui\/src\/views\/(?:receiveViews\.ts$|receive\/)/,
    why: 'loads with the button that opens it',
    isOurs: true,
  },
  {
    name: 'directory and pairing views',
    pattern: /^packages\/appkit-ui\/src\/views\/(?:walletConnectViews\.ts$|allwallets\/|walletconnect\/|downloads\/)/,
    why: 'load with the row that opens them',
    isOurs: true,
  },
  {
    name: 'help',
    pattern: /^packages\/appkit-ui\/src\/views\/(?:helpViews\.ts$|help\/)/,
    why: 'loads with the link that opens it',
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
    {
      name: 'schemas',
      pattern: /^zod\//,
      why: 'browser code validates input without it',
      except: features.flatMap(({ manifest }) =>
        (manifest.openappkit?.serverEntries ?? []).map(subpath => manifest.name + subpath.slice(1)),
      ),
    },
    ...chunks(accountFeatures),
    ...features.map(({ folder, manifest }) => ({
      name: `feature ${folder.slice('packages/'.length)}`,
      pattern: new RegExp(`^${folder}/`),
      why: 'a feature loads on use',
      except: Object.keys(manifest.exports ?? {}).map(subpath => manifest.name + subpath.slice(1)),
    })),
  ]
}
