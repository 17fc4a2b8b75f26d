import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ReactNode } from 'react'
import { useTranslator } from '../i18n/useTranslator'
import { AssetsIcon } from '../icons/AssetsIcon'
import { KeyIcon } from '../icons/KeyIcon'
import { NetworkIcon } from '../icons/NetworkIcon'
import { QrCodeIcon } from '../icons/QrCodeIcon'
import { RetryIcon } from '../icons/RetryIcon'
import { useMessages } from '../views/messages/MessagesContext'
import { Avatar } from './Avatar'
import { Button } from './Button'
import { CopyButton } from './CopyButton'
import { IconTile } from './IconTile'
import { Image } from './Image'
import { InfoCard } from './InfoCard'
import { Link } from './Link'
import { ListGroup } from './ListGroup'
import { ListItem } from './ListItem'
import { Message } from './Message'
import { Notice } from './Notice'
import { QrCode } from './QrCode'
import { SearchInput } from './SearchInput'
import { Skeleton } from './Skeleton'
import { Tabs } from './Tabs'
import { Tag } from './Tag'
import { Text } from './Text'
import { Toast } from './Toast'
import { WalletStatusImage } from './WalletStatusImage'

const meta: Meta = { title: 'Gallery' }
export default meta

const nothing = (): void => undefined
const square = (color: string): string =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 4"><rect width="4" height="4" fill="${color}"/><circle cx="2" cy="2" r="1" fill="#fff"/></svg>`)}`

function Lists(): ReactNode {
  const { t } = useTranslator()
  const messages = useMessages()
  return (
    <>
      <SearchInput
        label={messages.t('networks.search')}
        placeholder={messages.t('networks.search')}
        clearLabel={messages.t('clearSearch')}
        value=""
        onChange={nothing}
      />
      <ListGroup title={t('connect.installed')}>
        <ListItem
          title="MetaMask"
          icon={<Image src={square('#c66d30')} name="MetaMask" />}
          trailing={<Tag tone="accent">{t('connect.tagRecent')}</Tag>}
          onClick={nothing}
        />
        <ListItem
          title="The Very Long Wallet Name That Sounded Fine"
          detail="Ethereum, Solana, Bitcoin"
          icon={<Image name="V" />}
          trailing={<Tag tone="positive">{t('connect.tagConnected')}</Tag>}
          onClick={nothing}
        />
      </ListGroup>
      <ListGroup title={t('title.WhatIsAWallet')}>
        <ListItem
          title={messages.t('notInstalled.phone')}
          detail={messages.t('getWallet.exploreAllDetail')}
          icon={<IconTile icon={<QrCodeIcon />} />}
          chevron
          onClick={nothing}
        />
        <ListItem title="Ethereum" icon={<Image name="E" shape="circle" />} selected onClick={nothing} />
        <ListItem title="Polygon" icon={<Image name="P" shape="circle" />} loading onClick={nothing} />
        <ListItem
          title="Base"
          detail={messages.t('networks.notSupported')}
          icon={<Image name="B" />}
          disabled
          onClick={nothing}
        />
      </ListGroup>
      <Skeleton />
      <Button fullWidth>{t('title.GetWallet')}</Button>
      <Text align="center" tone="2">
        {t('connect.newHere')} <Link onClick={nothing}>{t('title.GetWallet')}</Link>
      </Text>
    </>
  )
}

function Connecting(): ReactNode {
  const { t } = useTranslator()
  const messages = useMessages()
  const wallet = 'MetaMask'
  return (
    <>
      <Message
        media={<WalletStatusImage src={square('#c66d30')} name={wallet} status="requesting" />}
        title={t('connecting.title', { wallet })}
        detail={t('connecting.detail')}
      >
        <Button icon={<RetryIcon />}>{t('tryAgain')}</Button>
      </Message>
      <Message
        media={<WalletStatusImage name={wallet} status="declined" />}
        title={t('connecting.declined')}
        detail={t('connecting.declinedDetail', { wallet })}
      >
        <Button variant="primary" icon={<RetryIcon />}>
          {t('tryAgain')}
        </Button>
        <Button variant="ghost">{messages.t('disconnect')}</Button>
      </Message>
    </>
  )
}

function Account(): ReactNode {
  const { t } = useTranslator()
  const messages = useMessages()
  return (
    <>
      <Message
        media={<Avatar address="0x71C7656EC7ab88b098defB751B7401B5f6d84f3A" />}
        title="0x71C7…4f3A"
        detail={<bdi>1.204 ETH</bdi>}
      >
        <CopyButton
          value="0x71C7"
          label={messages.t('account.copyAddress')}
          copiedLabel="Copied"
          failedMessage="Couldn’t copy"
          variant="neutral"
        />
      </Message>
      <Tabs
        label={messages.t('account.balance')}
        value="a"
        onChange={nothing}
        tabs={[
          { id: 'a', label: messages.t('wallets.active') },
          { id: 'b', label: messages.t('wallets.connected') },
          { id: 'c', label: messages.t('wallets.recent') },
        ]}
      >
        {null}
      </Tabs>
      <ListItem
        title={t('title.ProfileWallets')}
        detail={messages.t('account.walletsDetail', { count: 3 })}
        chevron
        onClick={nothing}
      />
      <Toast tone="success">{t('wallets.switched')}</Toast> <Toast tone="error">{t('wallets.failedToSwitch')}</Toast>
      <Notice tone="negative" onClose={nothing} closeLabel={t('dismissAlert')}>
        {t('wallets.failedToSwitch')}
      </Notice>
      <Notice>{t('unsupported.cannotClose')}</Notice>
      <InfoCard icon={<KeyIcon />} title={messages.t('whatIsAWallet.keysTitle')}>
        {messages.t('whatIsAWallet.keys')}
      </InfoCard>
      <InfoCard icon={<AssetsIcon />} title={messages.t('whatIsAWallet.assetsTitle')}>
        {messages.t('whatIsAWallet.assets')}
      </InfoCard>
      <QrCode
        value={`wc:${'7f6e504b'.repeat(8)}@2?relay-protocol=irn&symKey=${'587d5484'.repeat(8)}`}
        label={messages.t('notInstalled.phoneCode', { wallet: 'MetaMask' })}
        logo={<Image size="large" name="M" icon={<NetworkIcon />} />}
      />
    </>
  )
}

export const InLists: StoryObj = { render: () => <Lists /> }
export const WhileConnecting: StoryObj = { render: () => <Connecting /> }
export const WhenConnected: StoryObj = { render: () => <Account /> }
