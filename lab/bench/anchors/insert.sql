insert into public.bench (user_id, title, content)
  values (gen_random_uuid(), 'A note', repeat('In the beginning was the Word. ', 10));
