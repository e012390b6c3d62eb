import type { Place } from '@berea/contracts';
import { useToast } from '@berea/ui/core';
import { useSaveSermon } from '@berea/web';
import { useNavigate } from '@berea/web/router';
import { useState } from 'react';
import { referenceOf } from '../../place/reference-of.js';
import type { Passage } from './use-passage.js';

/** Begins a sermon on the chosen verses, with their words and their reference as its outline. */
export function useAddToSermon(place: Place, passage: Passage | undefined): () => void {
  const { mutateAsync } = useSaveSermon();
  const navigate = useNavigate();
  const toast = useToast();
  const [adding, setAdding] = useState(false);

  const add = async () => {
    if (!passage?.text || adding) return;
    setAdding(true);
    const reference = referenceOf(place);
    const outline = `${passage.text}\n${reference} (${passage.translation})`;
    try {
      await mutateAsync({ title: `Sermon on ${reference}`, scripture: reference, outline });
      toast({
        title: 'Added to sermon prep',
        description: 'Verse added to your sermon preparation',
        action: { label: 'Open', onPress: () => void navigate('/sermon-prep') },
      });
    } catch {
      toast({ title: 'Error', description: 'Failed to add to sermon', kind: 'error' });
    }
    setAdding(false);
  };
  return () => void add();
}
