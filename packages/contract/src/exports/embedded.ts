/** Types that the wallet server, the wallet site and the embedded wallet share. */
export type {
  CustodyPolicy,
  EmbeddedAccount,
  EmbeddedAddress,
  EmbeddedWalletCreation,
  EscrowedSeed,
  NewUnlockPath,
  PasswordHashing,
  SealedSeed,
  UnlockPath,
  UnlockPathChange,
  UnlockPathKind,
} from '../embedded/account'
export type {
  EmbeddedStatus,
  FrameAccountType,
  FrameCallName,
  FrameCalls,
  FrameChainId,
  FrameDapp,
  FrameEventName,
  FrameEvents,
  FrameFailure,
  FrameRpcRequest,
  FrameTheme,
  FrameUser,
  FrameWalletSettings,
  WalletPageName,
} from '../embedded/frame'
export { type PathStatement, pathStatement } from '../embedded/pathStatement'
export type {
  DescriptorDeployment,
  DescriptorField,
  DescriptorFormat,
  ReviewContract,
  ReviewData,
  ReviewDescriptor,
  ReviewToken,
} from '../embedded/reviewData'
export type {
  DeviceKey,
  EmbeddedAuditEntry,
  EmbeddedDevice,
  EmbeddedLogin,
  EmbeddedSession,
  LoginCodeAnswer,
  LoginCodeRequest,
  LoginCodeSent,
  WalletSiteSettings,
} from '../embedded/session'
