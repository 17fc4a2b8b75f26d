import { emailFlag } from '@openappkit/appkit-core/features'
import type { Feature, TextByLanguage } from '@openappkit/appkit-ui/features'
import { isRemembered } from './isRemembered'
import { loginLabel } from './locales/loginLabel'
import { pageTitles, settingsText, titles } from './locales/titles'

const login = () => import('./loginViews')
const settings = () => import('../settings/settingsViews')

/**
 * The second half of the embedded wallet: its views and the button of its settings. Like the other account features, it
 * loads once an account is connected or one of its views opens.
 */
export const walletViews: Feature = {
  name: 'embeddedWallet',
  remote: emailFlag,
  isWanted: ({ cloud, features, projectId }) => features?.email !== false && Boolean(cloud ?? projectId),
  onMount(kit) {
    // If the load fails, the connection stays stored, and the next visit reconnects it.
    if (isRemembered(kit)) import('../wallet/walletParts').then(({ reconnect }) => reconnect(kit)).catch(() => {})
  },
  accountButtons: [
    {
      name: 'walletSettings',
      view: 'WalletSettings',
      label: settingsText,
      icon: {
        name: 'shield-check',
        paths: [
          'M20 13c0 5-3.5 7.5-7.66 8.95a1 1 0 0 1-.67-.01C7.5 20.5 4 18 4 13V6a1 1 0 0 1 1-1c2 0 4.5-1.2 6.24-2.72a1.17 1.17 0 0 1 1.52 0C14.51 3.81 17 5 19 5a1 1 0 0 1 1 1z',
          'm9 12 2 2 4-4',
        ],
      },
      order: 60,
      isOffered: ({ chains, connections, connectors }) => {
        const connection = connections.active(chains.state.activeNamespace)
        return connection !== undefined && connectors.find(connection.connectorId)?.type === 'AUTH'
      },
    },
  ],
  views: [
    { name: 'EmailLogin', title: loginLabel, load: () => login().then(({ EmailLoginView }) => EmailLoginView) },
    {
      name: 'EmailVerifyOtp',
      title: titles.EmailVerifyOtp,
      load: () => login().then(({ EmailVerifyOtpView }) => EmailVerifyOtpView),
    },
    {
      name: 'EmailVerifyDevice',
      title: titles.EmailVerifyDevice,
      load: () => login().then(({ EmailVerifyDeviceView }) => EmailVerifyDeviceView),
    },
    {
      name: 'ApproveTransaction',
      title: ({ params, translator: { locale } }) =>
        textIn(params?.page ? pageTitles[params.page] : titles.ApproveTransaction, locale),
      load: () => import('./ApproveTransactionView').then(({ ApproveTransactionView }) => ApproveTransactionView),
    },
    {
      name: 'WalletSettings',
      title: titles.WalletSettings,
      load: () => settings().then(({ WalletSettingsView }) => WalletSettingsView),
    },
    {
      name: 'UpdateEmailWallet',
      title: titles.UpdateEmailWallet,
      load: () => settings().then(({ UpdateEmailWalletView }) => UpdateEmailWalletView),
    },
    {
      name: 'UpdateEmailPrimaryOtp',
      title: titles.UpdateEmailPrimaryOtp,
      load: () => settings().then(({ UpdateEmailPrimaryOtpView }) => UpdateEmailPrimaryOtpView),
    },
    {
      name: 'UpdateEmailSecondaryOtp',
      title: titles.UpdateEmailSecondaryOtp,
      load: () => settings().then(({ UpdateEmailSecondaryOtpView }) => UpdateEmailSecondaryOtpView),
    },
  ],
}

/** Returns a title in the modal's language, without the catalogs' code, which this file would load. */
function textIn(text: TextByLanguage, locale: string): string {
  return text[locale.split('-', 1)[0] ?? 'en'] ?? text.en
}
