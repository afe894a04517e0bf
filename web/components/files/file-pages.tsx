import type { ReactNode } from 'react'
import type { KeptFile, UnderWay } from '../hooks/use-sending.ts'
import { AttentionIcon, BinIcon, CheckIcon, CloseIcon, DocumentIcon } from '../marks/icons.tsx'
import { AgainIcon } from './file-icons.tsx'
import { type FileListProps, usePicture } from './file-rows.tsx'
import { formatSent, formatSize } from './file-size.ts'
import classes from './files.module.css'

// Pictures of the files uploaded from this page, while it is open.
const pictures = new Map<string, string>()
/** Keeps the picture of a file that was just uploaded, so that people recognize the page. */
export const keepPicture = (id: string, file: File): void => {
  if (file.type.startsWith('image/')) pictures.set(id, URL.createObjectURL(file))
}

/** The files of a field for several: pages with their picture, progress and actions. */
export function FilePages({ files, underWay, acts }: FileListProps) {
  if (files.length + underWay.length === 0) return null
  return (
    <ol className="stack gap-8 above-12">
      {files.map((file, index) => (
        <KeptPage key={file.id} file={file} name={`Bladzijde ${index + 1}`} acts={acts} />
      ))}
      {underWay.map((one, index) => (
        <GoingPage key={one.key} one={one} name={`Bladzijde ${files.length + index + 1}`} acts={acts} />
      ))}
    </ol>
  )
}

type Acts = FileListProps['acts']

function KeptPage({ file, name, acts }: { file: KeptFile; name: string; acts: Acts }) {
  return (
    <li className={`card grid with-end middle gap-8 ${classes.page}`}>
      <button
        type="button"
        className={`tap grid with-start middle gap-12 inherits text-start ${classes.open}`}
        aria-label={`${name} bekijken: ${file.name}`}
        onClick={() => acts.onOpen(file)}
      >
        <Thumb picture={pictures.get(file.id)} />
        <span className="grid shrinks gap-2">
          <strong>{name}</strong>
          <span className={`clipped soft small one-line ${classes.file}`}>{file.name}</span>
          <span className={`flex top gap-6 small strong ${classes.state}`} data-state="in">
            <CheckIcon size={18} />
            Binnen{file.size !== undefined && `, ${formatSize(file.size)}`}
          </span>
        </span>
      </button>
      <Act icon={<BinIcon size={22} />} word="Wissen" label={`${name} wissen`} onClick={() => acts.onRemove(file)} />
    </li>
  )
}

function GoingPage({ one, name, acts }: { one: UnderWay; name: string; acts: Acts }) {
  const { file, percent, refusal, again } = one
  const picture = usePicture(file)
  return (
    <li className={`card grid with-end middle gap-8 ${classes.page}`}>
      <span className="tap grid with-start middle gap-12 inherits text-start">
        <Thumb picture={picture} />
        <span className="grid shrinks gap-2">
          <strong>{name}</strong>
          <span className={`clipped soft small one-line ${classes.file}`}>{file.name}</span>
          {refusal ? (
            <span className={`flex top gap-6 small strong ${classes.state}`} data-state="failed" role="alert">
              <AttentionIcon size={18} />
              <span>Niet gelukt. {refusal}</span>
            </span>
          ) : (
            <>
              <span className="flex spread gap-6 small figures">
                {formatSent(file, percent)}
                <strong>{percent}%</strong>
              </span>
              <progress value={percent} max={100} aria-label={`${name} versturen`} />
            </>
          )}
        </span>
      </span>
      <span className={`flex ${classes.acts}`}>
        {again && (
          <Act
            icon={<AgainIcon size={22} />}
            word="Opnieuw"
            label={`${name} opnieuw proberen`}
            onClick={() => acts.onAgain(one)}
          />
        )}
        {refusal ? (
          <Act icon={<BinIcon size={22} />} word="Wissen" label={`${name} wissen`} onClick={() => acts.onStop(one)} />
        ) : (
          <Act
            icon={<CloseIcon size={22} />}
            word="Stop"
            label={`Stoppen met ${name.toLowerCase()}`}
            onClick={() => acts.onStop(one)}
          />
        )}
      </span>
    </li>
  )
}

const Thumb = ({ picture }: { picture: string | undefined }) => (
  <span className={`grid centred clipped sunken soft ${classes.thumb}`}>
    {picture ? <img src={picture} alt="" /> : <DocumentIcon size={24} />}
  </span>
)

type ActProps = { icon: ReactNode; word: string; label: string; onClick: () => void }

const Act = ({ icon, word, label, onClick }: ActProps) => (
  <button type="button" className={`grid centred gap-2 rounded touch ${classes.act}`} aria-label={label} onClick={onClick}>
    {icon}
    {word}
  </button>
)
