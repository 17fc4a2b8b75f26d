import { type AppKitError, createAppKit } from '@openappkit/appkit'
import { defineAppKitElements } from '@openappkit/appkit/elements'
import { mainnet } from '@openappkit/appkit/networks'

const kit = createAppKit({ networks: [mainnet] })
defineAppKitElements(kit)

// TS2561: Did you mean to write 'themeMode'?
createAppKit({ networks: [mainnet], themMode: 'dark' })
// TS2561: Did you mean to write 'activity'?
createAppKit({ networks: [mainnet], features: { actvity: false } })
// TS2322: Type '"blue"' is not assignable to type 'ThemeMode | undefined'.
createAppKit({ networks: [mainnet], themeMode: 'blue' })
// TS2820: Did you mean '"Networks"'?
void kit.open({ view: 'Network' })
// TS2561: Did you mean to write 'amount'?
void kit.open({ view: 'WalletSend', arguments: { amuont: '1' } })
// TS2345: Property 'arguments' is missing in type '{ view: "SwitchNetwork"; }'
void kit.open({ view: 'SwitchNetwork' })
// TS2551: Did you mean 'connect'?
void kit.conect()
// TS2345: Argument of type '"drak"' is not assignable to parameter of type 'ThemeMode'.
kit.setThemeMode('drak')
// TS2551: Did you mean 'kit'?
document.createElement('appkit-button').kiit = kit
// TS2367: the types 'keyof AppKitErrorCodes' and '"modal/close"' have no overlap.
export const isClosed = (error: AppKitError): boolean => error.code === 'modal/close'
