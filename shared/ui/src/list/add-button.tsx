import { Plus } from 'lucide-react'
import { PageLink as Link } from '../page/page-link.tsx'
import { Button } from '../chakra.ts'

export type AddButtonProps = { label: string } & ({ to: string } | { onClick: () => void })

/** The primary button of a list: leads to the form's own page, or opens the form. */
export function AddButton({ label, ...does }: AddButtonProps) {
  const content = (
    <>
      <Plus aria-hidden size={16} />
      {label}
    </>
  )
  if ('onClick' in does) return <Button onClick={does.onClick}>{content}</Button>
  return (
    <Button asChild>
      <Link to={does.to}>{content}</Link>
    </Button>
  )
}
