/** One chunk: what a newcomer reads. */
export { GetWalletView } from './help/GetWalletView'
export { WhatIsANetworkView } from './help/WhatIsANetworkView'
export { WhatIsAWalletView } from './help/WhatIsAWalletView'
