import { listPageSpec } from './list-page-spec-file.mjs';
import { namesOf } from './resource-files.mjs';

/**
 * The page of a remote that shows a list resource with a title and a content, and its test.
 * @param {{ id: string, title: string, page: string, one: string, many: string }} remote `id`, `title` and the component
 *   `page` as `remoteFiles` names them; `one` and `many` of the resource, as `resourceFiles` takes them
 * @returns {Record<string, string>} content by path inside of `apps/<id>-mfe`
 */
export function listPageFiles({ id, title, page, ...words }) {
  const { one, many, One, Many } = namesOf(words);
  return {
    [`src/texts/${id}.ts`]: `import { catalogue } from '@berea/texts';

export const { t } = catalogue({
  '${id}.bin-empty': '${Many} that you delete will wait here.',
  '${id}.content-field': 'Content',
  '${id}.edit': 'Edit ${One}',
  '${id}.loading': 'Loading ${many}',
  '${id}.many': '${many}',
  '${id}.new': 'New ${One}',
  '${id}.none-yet': 'No ${many} yet',
  '${id}.one': '${one}',
  '${id}.one-title': '${One}',
  '${id}.search': 'Search ${many}',
  '${id}.title': '${title}',
  '${id}.title-field': 'Title',
  '${id}.yours-alone': 'What you write here is yours: no one else can see it.',
});
`,
    [`src/${id}-page.tsx`]: `import { NoteExcerpt, NoteText } from '@berea/answers';
import {
  Bin,
  BinButton,
  ItemCard,
  ItemDialog,
  ListEmpty,
  ListFailed,
  ListMore,
  type Noun,
  useOpenItem,
  useRemoveItem,
} from '@berea/collections';
import type { ${One} } from '@berea/contracts';
import { NOTE_LIMITS } from '@berea/contracts/values';
import { CardGrid, CollectionPage, formatDay, ReadDialog, recoverFocus, SkeletonCards, useDialog } from '@berea/ui/data';
import type { TextField } from '@berea/ui/forms';
import { ${one}Hooks, type ListPages } from '@berea/web';
import { Sparkles } from 'lucide-react';
import { useMemo, useState } from 'react';
import { t } from './texts/${id}.js';

const {
  useBin: use${One}Bin,
  useForm: use${One}Form,
  usePages: use${One}Pages,
  useDelete: useDelete${One},
  useDeleteForever: useDelete${One}Forever,
  useEmptyBin: useEmpty${One}Bin,
  usePutBack: usePutBack${One},
  useWhole: useWhole${One},
} = ${one}Hooks;

const ${one}Noun = (): Noun => ({ one: t('${id}.one'), many: t('${id}.many') });

const fields = (): readonly TextField<'title' | 'content'>[] => [
  { name: 'title', label: t('${id}.title-field'), max: NOTE_LIMITS.title, required: true },
  { name: 'content', label: t('${id}.content-field'), max: NOTE_LIMITS.content, required: true, rows: 8 },
];

/** The user's ${many}: searched, read, written, changed, deleted, and put back from the bin. */
export function ${page}() {
  const [search, setSearch] = useState('');
  const pages = use${One}Pages({ search });
  const reader = useDialog<${One}>();
  const editor = useDialog<${One} | undefined>();
  const deleteById = useDelete${One}().mutateAsync;
  const { listRef, remove } = useRemoveItem(${one}Noun(), pages.data ?? [], deleteById, usePutBack${One}().mutateAsync);
  const wholeOf = useWhole${One}();
  const onRead = useOpenItem(${one}Noun(), reader.show, wholeOf);
  const onEdit = useOpenItem(${one}Noun(), editor.show, wholeOf);
  const create = () => editor.show(undefined);

  return (
    <CollectionPage
      title={t('${id}.title')}
      search={{ label: t('${id}.search'), value: search, onChange: setSearch }}
      newLabel={t('${id}.new')}
      onNew={create}
    >
      <div ref={listRef} tabIndex={-1}>
        <${Many}
          pages={pages}
          searching={search.trim() !== ''}
          onRead={onRead}
          onEdit={onEdit}
          onDelete={remove}
          onCreate={create}
        />
        <BinButton>
          <${One}Bin />
        </BinButton>
      </div>
      {reader.shown && (
        <ReadDialog
          key={\`read-\${reader.shown.key}\`}
          title={reader.shown.item.title}
          day={formatDay(reader.shown.item.createdAt)}
          editLabel={t('${id}.edit')}
          open={reader.shown.open}
          onEdit={() => editor.show(reader.shown?.item)}
          onClose={reader.close}
          onClosed={reader.drop}
        >
          <NoteText note={reader.shown.item} />
        </ReadDialog>
      )}
      {editor.shown && (
        <${One}Dialog
          key={\`edit-\${editor.shown.key}\`}
          ${one}={editor.shown.item}
          open={editor.shown.open}
          // What was just written is shown, whatever was being looked for.
          onSaved={() => !editor.shown?.item && setSearch('')}
          onClose={editor.close}
          onClosed={() => {
            editor.drop();
            recoverFocus(listRef.current);
          }}
        />
      )}
    </CollectionPage>
  );
}

interface ${Many}Props {
  readonly pages: ListPages<${One}>;
  readonly searching: boolean;
  readonly onRead: (${one}: ${One}) => void;
  readonly onEdit: (${one}: ${One}) => void;
  readonly onDelete: (${one}: ${One}) => Promise<void>;
  readonly onCreate: () => void;
}

function ${Many}({ pages, searching, onRead, onEdit, onDelete, onCreate }: ${Many}Props) {
  if (pages.isPending) return <SkeletonCards count={6} label={t('${id}.loading')} columns="auto" />;
  if (!pages.data) return <ListFailed noun={${one}Noun()} query={pages} />;
  if (!pages.data.length) {
    return (
      <ListEmpty
        noun={${one}Noun()}
        searching={searching}
        outdated={pages.outdated}
        icon={Sparkles}
        title={t('${id}.none-yet')}
        words={t('${id}.yours-alone')}
        onCreate={onCreate}
      />
    );
  }
  return (
    <div aria-busy={pages.outdated}>
      <CardGrid columns="auto">
        {pages.data.map((${one}) => (
          <ItemCard
            key={${one}.id}
            noun={${one}Noun()}
            title={${one}.title}
            createdAt={${one}.createdAt}
            excerpt={<NoteExcerpt note={${one}} keepLines />}
            onOpen={() => onRead(${one})}
            onEdit={() => onEdit(${one})}
            onDelete={() => onDelete(${one})}
          />
        ))}
      </CardGrid>
      <ListMore noun={${one}Noun()} pages={pages} />
    </div>
  );
}

interface ${One}DialogProps {
  /** The ${one} to edit; a new one without it. */
  readonly ${one}: ${One} | undefined;
  readonly open: boolean;
  readonly onSaved: () => void;
  readonly onClose: () => void;
  readonly onClosed: () => void;
}

const ${One}Dialog = ({ ${one}, ...dialog }: ${One}DialogProps) => (
  <ItemDialog
    noun={${one}Noun()}
    edited={${one} !== undefined}
    form={use${One}Form(\`${one}:\${${one}?.id ?? 'new'}\`, ${one})}
    fields={useMemo(() => fields(), [])}
    toValues={(item) => ({ title: item?.title ?? '', content: item?.content ?? '' })}
    toDraft={({ title, content }) => ({ title: title.trim(), content })}
    {...dialog}
  />
);

function ${One}Bin() {
  const query = use${One}Bin();
  const part = {
    noun: ${one}Noun(),
    query,
    entries: query.data?.map(({ id, title, deletedAt }) => ({ id, title, deletedAt, what: t('${id}.one-title'), icon: Sparkles })),
    putBack: usePutBack${One}().mutateAsync,
    deleteForever: useDelete${One}Forever().mutateAsync,
    empty: useEmpty${One}Bin().mutateAsync,
  };
  return <Bin parts={[part]} whenEmpty={t('${id}.bin-empty')} />;
}
`,
    [`src/${id}-page.spec.tsx`]: listPageSpec({ id, title, page, ...words }),
  };
}
