// What the first drawing of a public page is made of: few parts, since these pages must open at once on any line. All of
// it is in `index.ts` too, and is the same there.
export {
  Box,
  Button,
  Center,
  Flex,
  Grid,
  HStack,
  Heading,
  IconButton,
  InputGroup,
  Link,
  SimpleGrid,
  Spinner,
  Stack,
  Text,
  VisuallyHidden,
  chakra,
} from '@chakra-ui/react'
export type { BoxProps, ButtonProps, InputProps } from '@chakra-ui/react'

export { UiProvider, type UiProviderProps } from './frame/ui-provider.tsx'
export { useColorMode } from './frame/color-mode.ts'

export { Code, type CodeProps } from './values/code.tsx'
export { DirectionalIcon, type DirectionalIconProps } from './status/directional-icon.tsx'

export { EmptyState, type EmptyStateProps } from './page/empty-state.tsx'
export { ErrorPanel, type ErrorPanelProps } from './page/error-panel.tsx'
export { PageSkeleton, type SkeletonKind } from './page/page-skeleton.tsx'
export { Avatar, type AvatarProps } from './page/avatar.tsx'
export { Notice, type NoticeProps } from './page/notice.tsx'
export { PageLink, PageNavLink, type PageLinkProps, type PageNavLinkProps } from './page/page-link.tsx'
export { Logo, LogoMark, type LogoMarkProps, type LogoProps } from './page/logo.tsx'

export { MenuButton, type MenuButtonProps, type MenuPanelProps } from './overlay/menu-button.tsx'
export { fetchParts, deferred, type Deferred } from './deferred/deferred.ts'
export { DeferredPart, type DeferredPartProps } from './deferred/deferred-part.tsx'
export { toast } from './toast/toast.ts'
export { Input, Textarea } from './form/text-controls.ts'
export { FieldShell, type ControlProps, type FieldShellProps } from './form/field-shell.tsx'
export { useSearchParams } from './page/use-search-params.ts'
