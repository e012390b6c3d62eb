import { DetailsCard } from '../workspace/details-card.js';
import { OutlineBuilder } from '../workspace/outline/outline-builder.js';
import { StyleCard } from '../workspace/style-card.js';
import type { Desk } from './use-desk.js';

/** The sermon's fields, its style, and its outline in eight parts. */
export function Fields({ desk: { sermon, tools, outline, scholar, withoutModel } }: { readonly desk: Desk }) {
  const { fields, change, empty } = sermon;
  return (
    <>
      <DetailsCard fields={fields} onChange={change} />
      <StyleCard
        style={fields.style}
        onChange={(style) => change({ style })}
        busy={tools.busy}
        empty={empty}
        withoutModel={withoutModel}
        onRewrite={scholar ? () => tools.enhanceBody('style_rewrite') : undefined}
      />
      <OutlineBuilder sermon={sermon} outline={outline} tools={tools} scholar={scholar} />
    </>
  );
}
