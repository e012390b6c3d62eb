import { useApi } from '@berea/web';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';

const OWN = /^\/api\/profile\/picture\/([\w-]+)$/;

/**
 * An address that an `<img>` can show of a profile's picture, which only its user may fetch.
 * @param picture `profilePicture` of the profile
 * @returns null while it is on its way, and where there is none
 */
export function usePicture(picture: string | null): string | null {
  const { profile } = useApi();
  const [, version = ''] = OWN.exec(picture ?? '') ?? [];
  const { data = null } = useQuery({
    queryKey: profile.picture.queryKey({ input: { version } }),
    queryFn: async ({ signal }) => dataUrlOf(await profile.picture.call({ version }, { signal })),
    enabled: version !== '',
  });
  return version ? data : picture;
}

const dataUrlOf = (file: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(new Error('The picture could not be read.'));
    reader.readAsDataURL(file);
  });

/** Gives the profile a picture: base64 of a JPEG, PNG or WebP file. */
export function useSetPicture() {
  const { profile } = useApi();
  const client = useQueryClient();
  return useMutation({
    mutationFn: (image: string) => profile.setPicture.call({ image }),
    onSuccess: (saved) => client.setQueryData(profile.show.queryKey(), saved),
  });
}

/** Takes the profile's picture away: initials take its place. */
export function useRemovePicture() {
  const { profile } = useApi();
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => profile.removePicture.call({}),
    onSuccess: () => client.setQueryData(profile.show.queryKey(), (last) => last && { ...last, profilePicture: null }),
  });
}
