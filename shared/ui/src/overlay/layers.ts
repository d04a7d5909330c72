// What lies above the page. Fetched apart from the rest of the kit: the first drawing of a page has none of it open.
export { Dialog, Drawer, Menu, Popover, Tooltip } from '@chakra-ui/react'
