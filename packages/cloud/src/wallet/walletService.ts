import type { Logger } from 'pino'
import type { Limits } from '../limits/limitsService'
import { limitsService } from '../limits/limitsService'
import { type Projects, projectsService } from '../projects/projectsService'
import type { Service } from '../services/Service'
import type { Database } from '../storage/Database'
import { type DatabaseOptions, databaseService } from '../storage/databaseService'
import { defaultDataDirectory } from '../storage/dataDirectory'
import { walletEndpoints } from './endpoints/walletEndpoints'
import { Inbox } from './mail/Inbox'
import type { Mailer } from './mail/Mailer'
import { openWallet } from './openWallet'
import { openOperatorKeys } from './operator/openOperatorKeys'
import { servesWallet, type WalletSiteOptions } from './site/walletSiteSettings'
import type { WalletApi } from './WalletApi'
import type { WalletServiceOptions, WalletSettings } from './WalletOptions'
import { walletSettings } from './walletSettings'

interface Needs {
  readonly database: Database
  readonly limits: Limits
  readonly projects: Pick<Projects, 'directory'>
}

/**
 * The embedded wallet: login by email, and the server's half of unlock paths. With your own Postgres, it is on if
 * `WALLET_ORIGIN` or `WALLET_PORT` is set, and needs the operator's keys. The API is undefined while it is off.
 */
export const walletService: Service<
  WalletApi | undefined,
  Needs,
  WalletServiceOptions & WalletSiteOptions & Pick<DatabaseOptions, 'dataDirectory'>
> = {
  name: 'wallet',
  settings: walletSettings,
  needs: { database: databaseService, limits: limitsService, projects: projectsService },
  async open({ database, limits, projects }, { address, logger, options }) {
    const { dataDirectory = defaultDataDirectory(), wallet: settings = {}, walletTiming = {} } = options
    if (!servesWallet(options, database)) return off(settings, logger)
    const { now = Date.now } = walletTiming
    const { custody = 'provisional' } = settings
    const developmentDirectory = database.isEmbedded ? dataDirectory : undefined
    const operator = await openOperatorKeys({ settings, custody, developmentDirectory })
    const inbox = settings.smtpUrl === undefined && database.isEmbedded ? new Inbox(now) : undefined
    const mailer = inbox ?? (await smtpMailer(settings))
    return openWallet({
      ...{ settings, address, custody, database, limits, logger, mailer, inbox, now },
      ...operator,
      projects: projects.directory,
    })
  },
  walletEndpoints: (api, _, { address }) => (api ? walletEndpoints(api, address.walletOrigin) : []),
  close: api => api?.close(),
}

function off({ codePepper, masterKey, oprfKey }: WalletSettings, logger: Pick<Logger, 'warn'>): undefined {
  if (masterKey !== undefined || oprfKey !== undefined || codePepper !== undefined) {
    logger.warn({}, 'The embedded wallet is off: set WALLET_ORIGIN to the origin of the wallet site')
  }
  return undefined
}

/** @throws Error naming the missing variable. */
async function smtpMailer({ mailFrom, operator = 'OpenAppKit', smtpUrl }: WalletSettings): Promise<Mailer> {
  if (smtpUrl === undefined) {
    throw new Error('SMTP_URL is missing. Set the mail server that sends login codes.')
  }
  if (mailFrom === undefined) {
    throw new Error('WALLET_MAIL_FROM is missing. Set the address that login codes come from.')
  }
  // nodemailer loads only if there is a mail server.
  const { SmtpMailer } = await import('./mail/SmtpMailer')
  return new SmtpMailer(smtpUrl, { from: mailFrom, operator })
}
