// Layers above the page. Fetched separately from the rest of the kit: none is open on a page's first render.
export { Dialog, Drawer, Menu, Popover, Tooltip } from '@chakra-ui/react'
