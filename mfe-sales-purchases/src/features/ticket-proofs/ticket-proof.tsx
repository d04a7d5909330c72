import { chakra, companyKey, PICTURE_COMES, useCompany, useQuery } from '@comptoir/platform'
import { ProofOnPaper } from '../ticket/index.ts'
import { queueOf } from '../ticket-queue/index.ts'
import { makeProof } from './make-proof.ts'
import { QrOnPaper } from './qr-on-paper.tsx'

const PROOF = { path: 'ticket-proof' }

/** The proof of a ticket that this device has numbered, as it is printed; nothing on any other one. */
export function TicketProof({ saleId }: { saleId: string }) {
  const { id: companyId } = useCompany()
  const { data, isPending } = useQuery({
    queryKey: companyKey(companyId, PROOF, saleId),
    queryFn: () => makeProof(queueOf(companyId), companyId, saleId),
    networkMode: 'always',
    staleTime: Infinity,
    retry: false,
  })
  if (isPending) return <chakra.span {...PICTURE_COMES} />
  if (!data) return null
  return (
    <ProofOnPaper>
      <QrOnPaper text={data} />
    </ProofOnPaper>
  )
}

/** As long as a usual proof; it proves nothing. */
const SAMPLE = `CT${'BCDEFGHIJKLNOPRSTUVX'.repeat(10)}`

/** On a ticket that nobody bought: how much room a proof takes. */
export function SampleProof() {
  return (
    <ProofOnPaper>
      <QrOnPaper text={SAMPLE} />
    </ProofOnPaper>
  )
}
