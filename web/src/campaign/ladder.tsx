import { lowerFirst } from '../online/names.ts'
import { useSettings } from '../settings.tsx'
import { CampaignMap } from './map.tsx'
import type { Shown } from './shown.ts'
import { StagePanel } from './stage.tsx'
import { WhichCampaign } from './which.tsx'

/** A campaign of which any stage, or one after the other, is open: its islands, and the one that is chosen beside them. */
export function LadderCampaign(props: Shown) {
  const { meta, rules, art, progress, stage, onChoose, files } = props
  const { language } = useSettings()
  return (
    <>
      <section className="panel cp-panel" aria-labelledby={`cp-${meta.id}`}>
        <header>
          <h2 id={`cp-${meta.id}`}>
            {meta.title[language]}, {lowerFirst(rules.title[language])}
          </h2>
          <p>{rules.line[language]}</p>
        </header>
        <CampaignMap
          game={props.meta.id}
          art={art}
          rules={rules}
          progress={progress}
          chosen={stage}
          onChoose={onChoose}
        />
        <WhichCampaign {...props} />
      </section>
      <StagePanel {...props} />
      {files}
    </>
  )
}
